// A split view by hand: columns and the stack they collapse into, side by side. What each step does was decided by the
// state model when the page was written; here is only walked from one state to the next.
import { atlas } from './atlas.js';
import { byID, make, button } from './dom.js';
import { nameOf } from './graph.js';

const room = byID('laboratory');
let bench = null; // the laboratory on the table
let trail = []; // the states so far, with the steps between

export function laboratoryButton() {
  if (atlas.laboratories.length === 0) return null;
  return button('Laboratory', () => openLaboratory(), { id: 'laboratory-button', title: 'Try a split view by hand (L)' });
}

export function openLaboratory(index = 0) {
  if (atlas.laboratories.length === 0) return;
  bench = atlas.laboratories[index];
  trail = [{ state: 0, words: 'launch' }];
  fillLaboratory();
  if (!room.open) room.showModal();
}

// For trying by script what a reader does by hand.
export const laboratoryState = () => bench && bench.states[trail.at(-1).state];

const stepTitle = (step) => {
  if (step.kind === 'userBack') return 'Back';
  const target = step.to ? nameOf(step.to) : '';
  return [step.kind, target, step.value && `(row ${step.value})`].filter(Boolean).join(' ');
};

function take(step) {
  trail.push({ state: step.state, words: `${step.profile}: ${stepTitle(step)}` });
  fillLaboratory();
}

function stepButton(step) {
  const words = [stepTitle(step), make('span', { class: 'aside' }, ` ${step.kind === 'userBack' ? 'from' : 'on'} ${nameOf(step.from)}`)];
  const isOpen = step.state !== undefined && step.state !== null;
  return make('li', {}, make('button', {
    type: 'button', disabled: !isOpen, onclick: () => take(step), title: isOpen ? null : step.refusal,
    'data-step': `${step.profile} ${step.kind} ${step.from} ${step.to ?? ''} ${step.value ?? ''}`.trim(), 'data-state': isOpen ? step.state : null,
  }, words), !isOpen && make('span', { class: 'aside' }, step.refusal));
}

function frameCard(id, isTop) {
  return make('li', { class: 'frame' + (isTop ? ' top' : ''), 'data-frame': id }, nameOf(id));
}

function columnsView(now) {
  return make('div', { class: 'columns' }, now.columns.map((frames, index) => make('div', { class: 'lane' },
    make('h4', {}, bench.columns[index], now.selections[index] && make('span', { class: 'tag' }, `row ${now.selections[index]}`)),
    make('ol', { class: 'frames', reversed: true }, frames.map((id, place) => frameCard(id, place === frames.length - 1)).reverse()))));
}

function stackView(now) {
  return make('div', { class: 'columns' }, make('div', { class: 'lane phone' }, make('h4', {}, 'stack'),
    make('ol', { class: 'frames', reversed: true }, now.collapsed.map((frame, place) => frameCard(frame.screen, place === now.collapsed.length - 1)).reverse())));
}

function side(title, profile, view, now) {
  const steps = now.steps.filter((step) => step.profile === profile);
  return make('section', { class: 'side', 'data-side': profile }, make('h3', {}, title), view, make('ul', { class: 'steps' }, steps.map(stepButton)),
    !steps.some((step) => step.kind === 'userBack') && make('p', { class: 'aside' }, 'No column has a stack: nothing goes back here.'));
}

function fillLaboratory() {
  const now = bench.states[trail.at(-1).state];
  const choice = atlas.laboratories.length > 1 && make('select', { 'aria-label': 'Split view', onchange: (event) => openLaboratory(Number(event.target.value)) },
    atlas.laboratories.map((laboratory, index) => make('option', { value: index, selected: laboratory === bench }, laboratory.name)));
  room.replaceChildren(
    make('div', { class: 'pane-head' }, make('h2', { id: 'laboratory-title', class: 'grow' }, 'Split-to-stack laboratory'), choice,
      button('Undo', () => { if (trail.length > 1) trail.pop(); fillLaboratory(); }, { disabled: trail.length < 2, id: 'laboratory-undo' }),
      button('Restart', () => openLaboratory(atlas.laboratories.indexOf(bench)), {}),
      button('×', () => room.close(), { class: 'close', 'aria-label': 'Close laboratory' })),
    make('p', { class: 'aside' }, `${bench.states.length} states of “${bench.name}” were worked out`, bench.isTruncated ? '; there are more, as stacks can be higher than three frames.' : ', which are all there are.'),
    make('div', { class: 'sides' },
      side('Regular: columns', 'regular', columnsView(now), now), side('Compact: one stack', 'compact', stackView(now), now)),
    make('ol', { class: 'trail', 'aria-label': 'Steps so far' }, trail.map((step) => make('li', {}, step.words))));
}
