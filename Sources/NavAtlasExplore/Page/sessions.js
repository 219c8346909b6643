// The sheet of recorded sessions: which, how they flow, where they end, how two kinds of them differ, what none of them used.
import { atlas } from './atlas.js';
import { byID, make, button, counted, number } from './dom.js';
import { nameOf } from './graph.js';
import { current } from './picture.js';
import { fit } from './viewport.js';
import { select } from './panel.js';
import { recording, visits, flow, median, stepMatrix, duration } from './recording.js';
import { readPattern, matches, funnel } from './pattern.js';
import { openPlayer } from './player.js';

const sessionSheet = byID('sessions');
const listLimit = 100;
const rowLimit = 40;
const matrixSteps = 10;
const knownScreens = new Set(visits.flatMap((visit) => visit.path));
let sessionView = 'visits';
let patternText = '';
let otherText = '';
let funnelText = '';

export function sessionsButton() {
  return recording ? button('Sessions', () => openSessions(), { id: 'sessions-button', title: 'Recorded sessions (S)', 'aria-expanded': 'false' }) : null;
}

export function openSessions(isOpen = sessionSheet.hidden) {
  if (!recording) return;
  sessionSheet.hidden = !isOpen;
  if (isOpen) for (const id of ['filters', 'components']) byID(id).hidden = true;
  document.body.classList.toggle('with-sessions', isOpen);
  byID('sessions-button').setAttribute('aria-expanded', String(isOpen));
  if (isOpen) fillSessions();
  else markUnused(false);
  fit();
}

const segmentOf = (pattern) => {
  const { steps, problem } = readPattern(pattern, (name) => knownScreens.has(name));
  return { problem, some: problem ? [] : visits.filter((visit) => matches(steps, visit.path)) };
};

// What the page has, said always.
export function recordedWords() {
  const whole = visits.length === recording.allSessions;
  return whole ? `${counted(visits.length, 'session')}, ${counted(recording.allEvents, 'event')}`
    : `${number(visits.length)} of ${counted(recording.allSessions, 'session')} are in this page, evenly chosen; the map counts all`;
}

const sessionViews = { visits: ['Visits', visitList], flow: ['Flow', flowTable], steps: ['Steps', stepTable], funnel: ['Funnel', funnelBars], compare: ['Compare', compareTable], unused: ['Coverage', coverageList] };

function fillSessions() {
  markUnused(sessionView === 'unused');
  const body = make('div', { class: 'pane-body', tabindex: '0', id: 'sessions-body' });
  sessionSheet.replaceChildren(
    make('div', { class: 'pane-head' }, make('h2', {}, 'Sessions'), button('×', () => openSessions(false), { class: 'close', 'aria-label': 'Close sessions' })),
    make('div', { class: 'segments wrap', role: 'tablist', 'aria-label': 'What of the sessions' }, Object.entries(sessionViews).map(([key, [title]]) => button(title, () => { sessionView = key; fillSessions(); }, {
      role: 'tab', 'aria-selected': String(key === sessionView), 'aria-checked': String(key === sessionView), 'data-view': key,
    }))),
    make('p', { class: 'aside told' }, recordedWords()),
    patternField('Which sessions', patternText, (value) => { patternText = value; }, 'pattern', body), body);
  fillBody(body);
}

function fillBody(body) {
  const { problem, some } = segmentOf(patternText);
  body.replaceChildren(...[problem ? make('p', { class: 'bad', role: 'alert' }, problem) : sessionViews[sessionView][1](some, body)].flat().filter(Boolean));
}

let patternTimer = 0;

function patternField(label, value, keep, id, body, hint = '^ -> Home -> .* -> Cart|Search -> $') {
  return make('label', { class: 'pattern' }, make('span', { class: 'aside' }, label), make('input', {
    type: 'text', value, id, placeholder: hint, spellcheck: 'false', autocomplete: 'off', title: 'Screens with -> between them; .* any number, . any one, ^ start, $ end, | or',
    oninput: (event) => {
      keep(event.target.value);
      clearTimeout(patternTimer);
      patternTimer = setTimeout(() => fillBody(body), 150);
    },
  }));
}

const screenButton = (id) => button(nameOf(id), () => select(id), { class: 'goto name' });
const percentText = (share) => `${share > 0 && share < 0.01 ? '<1' : Math.round(share * 100)} %`;
const andMore = (count, what) => count > 0 && make('p', { class: 'aside' }, `… and ${counted(count, what)} more`);

function visitList(some) {
  const lengths = some.map((visit) => visit.length);
  return [
    make('p', { class: 'aside', id: 'found' }, `${number(some.length)} of ${counted(visits.length, 'session')} · ${percentText(some.length / Math.max(1, visits.length))} · median ${duration(median(lengths))}`),
    make('ul', { class: 'visits' }, some.slice(0, listLimit).map((visit) => make('li', {}, button([
      make('span', { class: 'name grow' }, visit.key), make('span', { class: 'count' }, `${counted(visit.steps.length, 'event')} · ${duration(visit.length)}`),
      visit.problems > 0 && make('span', { class: 'tag removed', title: 'diagnoses' }, number(visit.problems)),
      make('span', { class: 'aside trailwords' }, visit.path.slice(0, 6).map(nameOf).join(' › ') + (visit.path.length > 6 ? ' …' : '')),
    ], () => openPlayer(visit.index), { class: 'visit', 'data-session': visit.key })))),
    andMore(some.length - listLimit, 'session'),
  ];
}

function flowTable(some) {
  const { moves, left, ended } = flow(some);
  const leaves = (screen) => (left.get(screen) ?? 0) + (ended.get(screen) ?? 0);
  return [
    make('table', { class: 'dense' }, make('thead', {}, make('tr', {}, ['from', 'to', 'times', 'of leaving', 'after'].map((word) => make('th', { scope: 'col' }, word)))),
      make('tbody', {}, moves.slice(0, rowLimit).map((move) => make('tr', {}, make('th', { scope: 'row' }, screenButton(move.from)), make('th', { scope: 'row' }, screenButton(move.to)),
        make('td', {}, number(move.count)), make('td', {}, percentText(move.count / leaves(move.from))), make('td', {}, duration(median(move.waits))))))),
    andMore(moves.length - rowLimit, 'move'),
    make('h3', {}, 'Where they end'),
    make('ul', { class: 'bars' }, [...ended].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).slice(0, 12).map(([screen, count]) => shareBar(screenButton(screen), count, some.length))),
  ];
}

function shareBar(label, count, whole, words = `${number(count)} · ${percentText(count / Math.max(1, whole))}`) {
  const fill = make('i', {});
  fill.style.setProperty('width', `${count / Math.max(1, whole) * 100}%`);
  return make('li', {}, make('div', { class: 'controls' }, make('span', { class: 'grow' }, label), make('span', { class: 'count' }, words)), make('div', { class: 'bar' }, fill));
}

function stepTable(some) {
  const { rows: screens, ended } = stepMatrix(some, matrixSteps);
  const cells = (counts, name) => counts.map((count) => {
    const cell = make('td', { title: `${number(count)} ${name}` }, count === 0 ? '' : percentText(count / Math.max(1, some.length)).replace(' %', ''));
    cell.style.setProperty('--heat', String(count / Math.max(1, some.length)));
    return cell;
  });
  return [
    make('p', { class: 'aside' }, 'Where the sessions are at each of their first screens, of a hundred.'),
    make('div', { class: 'wide' }, make('table', { class: 'matrix' }, make('thead', {}, make('tr', {}, make('th', {}), ended.map((_, step) => make('th', { scope: 'col' }, step + 1)))),
      make('tbody', {}, screens.slice(0, rowLimit).map(([screen, counts]) => make('tr', {}, make('th', { scope: 'row' }, screenButton(screen)), cells(counts, 'sessions'))),
        make('tr', { class: 'end' }, make('th', { scope: 'row' }, 'ended'), cells(ended, 'sessions have ended'))))),
    andMore(screens.length - rowLimit, 'screen'),
  ];
}

function funnelBars(some, body) {
  const bars = make('ul', { class: 'bars', id: 'funnel-bars' });
  const fill = () => {
    const names = funnelText.split(/->|→/).map((name) => name.trim().replace(/^"(.*)"$/, '$1')).filter(Boolean);
    const unknown = names.find((name) => !knownScreens.has(name));
    if (unknown) return bars.replaceChildren(make('li', { class: 'bad' }, `no session shows ${unknown}`));
    const counts = funnel(names, some);
    bars.replaceChildren(...names.map((name, index) => {
      const before = index === 0 ? some.length : counts[index - 1];
      return shareBar(screenButton(name), counts[index], some.length, `${number(counts[index])} · ${percentText(counts[index] / Math.max(1, before))}${index > 0 ? ' of the step before' : ''}`);
    }));
  };
  fill();
  const field = make('input', { type: 'text', value: funnelText, id: 'funnel', placeholder: 'Home -> Cart -> Checkout', spellcheck: 'false', oninput: (event) => { funnelText = event.target.value; fill(); } });
  return [make('label', { class: 'pattern inset' }, make('span', { class: 'aside' }, 'Screens one after the other, others may come between'), field), bars];
}

function compareTable(some, body) {
  const out = make('div', {});
  const fill = () => {
    const { problem, some: others } = segmentOf(otherText);
    if (problem) return out.replaceChildren(make('p', { class: 'bad' }, problem));
    const [one, other] = [flow(some), flow(others)];
    const shares = new Map();
    const put = (moves, side, whole) => {
      for (const move of moves) {
        const key = JSON.stringify([move.from, move.to]);
        if (!shares.has(key)) shares.set(key, { from: move.from, to: move.to, share: [0, 0], visits: [0, 0] });
        shares.get(key).share[side] = move.visits / Math.max(1, whole);
        shares.get(key).visits[side] = move.visits;
      }
    };
    put(one.moves, 0, some.length);
    put(other.moves, 1, others.length);
    const sorted = [...shares.values()].sort((left, right) => Math.abs(right.share[0] - right.share[1]) - Math.abs(left.share[0] - left.share[1]) || (left.from + left.to < right.from + right.to ? -1 : 1));
    out.replaceChildren(make('p', { class: 'aside' }, `${counted(some.length, 'session')} above, ${counted(others.length, 'session')} here; how many of them make each move. Grey: it may be chance (95 %).`),
      make('table', { class: 'dense' }, make('thead', {}, make('tr', {}, ['from', 'to', 'above', 'here', '±'].map((word) => make('th', { scope: 'col' }, word)))),
        make('tbody', {}, sorted.slice(0, rowLimit).map((row) => make('tr', { class: isClear(row, some.length, others.length) ? '' : 'faint' }, make('th', { scope: 'row' }, screenButton(row.from)), make('th', { scope: 'row' }, screenButton(row.to)),
          row.share.map((share) => make('td', {}, percentText(share))), make('td', {}, `${row.share[1] >= row.share[0] ? '+' : '−'}${Math.round(Math.abs(row.share[1] - row.share[0]) * 100)}`))))), andMore(sorted.length - rowLimit, 'move') || '');
  };
  const field = patternField('Compared with', otherText, (value) => { otherText = value; }, 'other-pattern', { replaceChildren: () => fill() });
  fill();
  return [field, out];
}

// Two shares differ where the test of two proportions says so, at 5 in 100.
function isClear({ visits: [one, other] }, whole, otherWhole) {
  const pooled = (one + other) / Math.max(1, whole + otherWhole);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(1, whole) + 1 / Math.max(1, otherWhole)));
  return error > 0 && Math.abs(one / Math.max(1, whole) - other / Math.max(1, otherWhole)) / error > 1.96;
}

const isRealScreen = (screen) => screen.kind !== 'placeholder';

function coverageList() {
  const screens = atlas.screens.filter(isRealScreen);
  const unused = screens.filter((screen) => screen.count === 0);
  const moves = atlas.moves.filter((move) => move.role !== undefined);
  const idle = moves.filter((move) => move.count === 0);
  return [
    make('ul', { class: 'bars' }, shareBar('Screens that were seen', screens.length - unused.length, screens.length), shareBar('Moves that were made', moves.length - idle.length, moves.length)),
    make('p', { class: 'aside' }, 'Of the whole log, whichever sessions are chosen above. What was never used is pale on the map.'),
    unused.length > 0 && make('h3', {}, 'Never seen'), make('ul', {}, unused.map((screen) => make('li', {}, screenButton(screen.id)))),
    idle.length > 0 && make('h3', {}, 'Never made'),
    make('ul', { class: 'moves' }, idle.slice(0, listLimit).map((move) => make('li', {}, make('span', { class: 'move-words' }, move.from === '*' ? 'every screen' : screenButton(move.from), make('span', { class: 'kind' }, move.kind), move.to.map((id) => screenButton(id)))))),
    andMore(idle.length - listLimit, 'move'),
  ];
}

function markUnused(isOn) {
  const picture = current();
  if (!picture) return;
  const unused = new Set(atlas.screens.filter((screen) => screen.count === 0).map((screen) => screen.id));
  for (const card of picture.cards.values()) card.element.classList.toggle('unused', isOn && unused.has(card.screen));
  for (const line of picture.lines) line.element.classList.toggle('unused', isOn && line.moves.length > 0 && line.moves.every((move) => move.count === 0));
}
