// What is left out, and why that many screens are not seen.
import { atlas } from './atlas.js';
import { byID, make, button, number } from './dom.js';
import { state, update, onChange, toggled } from './state.js';
import { folderOf, totalTraffic } from './graph.js';
import { legend } from './legend.js';
import { showAll } from './status.js';

const sheet = byID('filters');

function tally(values) {
  const counts = new Map();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((left, right) => left[0] < right[0] ? -1 : 1);
}

function choices(key, counts) {
  return make('ul', { class: 'choices' }, counts.map(([value, count]) => make('li', {}, make('label', {},
    make('input', {
      type: 'checkbox', checked: !state[key].has(value), 'data-value': value,
      onchange: () => update({ [key]: toggled(state[key], value) }),
    }), make('span', { class: 'grow name', title: value }, value), make('span', { class: 'count' }, number(count))))));
}

function section(title, content, isOpen = true) {
  return make('details', { open: isOpen }, make('summary', {}, title), content);
}

function trafficFilter() {
  const most = Math.max(...atlas.moves.map((move) => move.count));
  // Traffic is spread over orders of magnitude: each step is half as much again.
  const steps = Math.ceil(Math.log(most + 1) / Math.log(1.5));
  const countAt = (step) => step === 0 ? 0 : Math.round(1.5 ** (step - 1));
  const value = state.least === 0 ? 0 : Math.round(Math.log(state.least) / Math.log(1.5)) + 1;
  const told = make('output', {}, state.least > 0 ? `at least ${number(state.least)} times` : 'all moves');
  return make('div', { class: 'range' }, make('input', {
    type: 'range', min: 0, max: steps, step: 1, value, 'aria-label': 'Least traffic of a move', id: 'least-traffic',
    oninput: (event) => {
      const least = countAt(Number(event.target.value));
      told.textContent = least > 0 ? `at least ${number(least)} times` : 'all moves';
      update({ least });
    },
  }), told);
}

export function openFilters(isOpen = sheet.hidden) {
  sheet.hidden = !isOpen;
  byID('filters-button')?.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) fillFilters();
}

function fillFilters() {
  const modules = tally(atlas.screens.map((screen) => screen.module));
  const folders = tally(atlas.screens.map(folderOf));
  const confidences = tally(atlas.moves.map((move) => move.confidence));
  sheet.replaceChildren(
    make('div', { class: 'pane-head' }, make('h2', {}, 'Legend and filters'), button('×', () => openFilters(false), { class: 'close', 'aria-label': 'Close filters' })),
    make('div', { class: 'pane-body' },
      section('Kinds of move', legend()),
      totalTraffic > 0 && section('Traffic', trafficFilter()),
      confidences.length > 1 && section('Evidence', choices('confidences', confidences)),
      modules.length > 1 && section('Modules', choices('modules', modules)),
      folders.length > 1 && section('Folders', choices('folders', folders), folders.length <= 12),
      make('p', {}, button('Show all', () => { showAll(); fillFilters(); }, { class: 'plain' }))));
}

onChange((changed) => {
  const isOwn = ['roles', 'modules', 'folders', 'confidences', 'least'].some((key) => changed.has(key));
  if (!isOwn || sheet.hidden || sheet.contains(document.activeElement)) return;
  fillFilters();
});
