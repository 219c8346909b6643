// All that is known of one screen.
import { atlas } from './atlas.js';
import { byID, make, button, sourceLink, counted, number } from './dom.js';
import { state, update, onChange } from './state.js';
import { screens, outgoing, incoming, findingsOf, entriesOf, nameOf, roleOf } from './graph.js';
import { pictures, highlight } from './picture.js';
import { show, isVisible } from './viewport.js';
import { sample } from './legend.js';

const panel = byID('panel');

// Each makes a part of the panel, or nothing; more can be added.
export const panelSections = [
  placeSection, depthSection, backSection, trafficSection, findingSection, outgoingSection, incomingSection, entrySection,
];

export function select(screen, isShown = true) {
  update({ screen, hops: screen === null ? 0 : state.hops });
  if (screen !== null && isShown && !isVisible(screen)) show(screen);
}

function part(title, ...content) {
  return make('section', { class: 'part' }, make('h3', {}, title), ...content);
}

export function screenLink(id) {
  if (!screens.has(id)) return make('span', { class: 'name' }, id === '*' ? 'every screen' : id);
  return button(nameOf(id), () => select(id), {
    class: 'goto name', 'data-goto': id, onmouseenter: () => highlight(id), onmouseleave: () => highlight(state.screen),
  });
}

function placeSection(screen) {
  if (!screen.place) return null;
  return make('p', { class: 'where' }, sourceLink(screen.place));
}

function measureRow(measure, profile) {
  if (!measure) return null;
  const most = measure.isUnbounded ? '∞' : measure.maxDepth ?? '?';
  return make('tr', {}, make('th', { scope: 'row' }, profile),
    measure.isReachable
      ? [make('td', {}, String(measure.minDepth ?? '–')), make('td', {}, String(most)), make('td', {}, measure.back ? String(measure.back.count) : measure.isTrap ? 'trap' : '–')]
      : make('td', { colspan: 3 }, 'no way found'));
}

function depthSection(screen) {
  const { regular, compact } = screen.measures;
  const rows = [measureRow(regular, compact ? 'regular' : 'every width'), measureRow(compact, 'compact')].filter(Boolean);
  if (rows.length === 0) return null;
  return part('Depth', make('table', {}, make('thead', {}, make('tr', {}, make('td'), ...['least', 'most', 'back'].map((word) => make('th', { scope: 'col' }, word)))), make('tbody', {}, rows)),
    ways(screen));
}

const measureOf = (screen) => screen.measures[state.profile] ?? screen.measures.regular;

// The lowest stack with the screen on top.
function ways(screen) {
  const stack = measureOf(screen)?.stack ?? [];
  if (stack.length < 2) return null;
  return make('p', { class: 'way' }, stack.flatMap((id, index) => [index > 0 ? make('span', { class: 'arrow' }, ' › ') : null, screenLink(id)]));
}

const stepWords = { back: 'Back', backMenu: 'Back menu', dismissGesture: 'Swipe down' };

function backSection(screen) {
  const measure = measureOf(screen);
  if (!measure?.isReachable) return null;
  if (!measure.back) return measure.isTrap ? part('Way to the root', make('p', { class: 'bad' }, 'There is no way back to the root.')) : null;
  if (measure.back.count === 0) return null;
  return part('Way to the root', make('ol', { class: 'plan' }, measure.back.steps.map((step) =>
    make('li', {}, make('span', { class: 'op' }, stepWords[step.operation] ?? step.operation), ' to ', screenLink(step.to)))),
  measure.back.count > measure.back.steps.length && make('p', { class: 'aside' }, `${counted(measure.back.count, 'step')} in all`));
}

function trafficSection(screen) {
  if (!atlas.hasTraffic) return null;
  return part('Recorded use', make('p', {}, `seen ${counted(screen.count, 'time')}`, screen.stay ? `, ${screen.stay} at the median` : ''));
}

export function findingItem(finding) {
  return make('li', { class: 'finding ' + finding.severity },
    make('p', {}, make('strong', {}, finding.name === finding.rule ? finding.rule : `${finding.rule} ${finding.name}`)), make('p', {}, finding.message),
    finding.witness.length > 0 && make('p', { class: 'way' }, finding.witness.flatMap((step, index) => [index > 0 ? ' › ' : '', step.words])),
    finding.place && make('p', {}, sourceLink(finding.place)));
}

function findingSection(screen) {
  const findings = findingsOf.get(screen.id);
  if (findings.length === 0) return null;
  return part(`Findings (${findings.length})`, make('ul', { class: 'findings' }, findings.map(findingItem)));
}

function chain(move) {
  if (move.places.length === 0) return null;
  const steps = move.places.map((place) => make('li', {}, sourceLink(place),
    place.symbol && make('code', {}, place.symbol), place.action && make('span', { class: 'aside' }, place.action),
    place.isAlternative && make('span', { class: 'aside' }, 'also made here')));
  return make('ol', { class: 'chain' }, steps);
}

function moveItem(move, other) {
  const words = [move.label && `“${move.label}”`, move.trigger && `by ${move.trigger}`, move.condition && `if ${move.condition}`, move.time && `${move.time} later`].filter(Boolean);
  const line = make('span', { class: 'move-words' }, sample(roleOf(move)), make('span', { class: 'kind' }, move.kind), other);
  const tags = make('span', { class: 'tags' },
    move.count > 0 && make('span', { class: 'count' }, `${number(move.count)} ×`),
    move.change && make('span', { class: 'tag ' + move.change }, move.change),
    move.confidence !== 'declared' && make('span', { class: 'tag' }, move.confidence));
  const evidence = chain(move);
  return make('li', { class: 'move-item' }, make('div', { class: 'move-line' }, line, tags),
    words.length > 0 && make('p', { class: 'aside' }, words.join(' · ')),
    evidence && make('details', {}, make('summary', {}, counted(move.places.length, 'place') + ' in code'), evidence));
}

const byUse = (left, right) => right.count - left.count;

function outgoingSection(screen) {
  const moves = [...outgoing.get(screen.id)].sort(byUse);
  if (moves.length === 0) return part('Moves from here', make('p', { class: 'aside' }, 'None was found.'));
  return part(`Moves from here (${moves.length})`, make('ul', { class: 'moves' }, moves.map((move) =>
    moveItem(move, move.to.length > 0 ? move.to.flatMap((id, index) => [index > 0 ? ' › ' : '', screenLink(id)]) : null))));
}

function incomingSection(screen) {
  const moves = [...incoming.get(screen.id)].sort(byUse);
  if (moves.length === 0) return null;
  return part(`Moves to here (${moves.length})`, make('ul', { class: 'moves' }, moves.map((move) => moveItem(move, screenLink(move.from)))));
}

function entrySection(screen) {
  const entries = entriesOf.get(screen.id);
  if (entries.length === 0) return null;
  return part('Ways in', make('ul', { class: 'moves' }, entries.map((entry) => make('li', {},
    make('span', { class: 'kind' }, entry.kind), ' ', entry.url ?? entry.label ?? '', ' ', entry.place && sourceLink(entry.place)))));
}

function focusControls() {
  const set = (hops) => update({ hops });
  return make('div', { class: 'controls' },
    make('span', { class: 'grow aside', id: 'hops-words' }, state.hops > 0 ? `Only ${counted(state.hops, 'move')} around it` : 'All screens'),
    button('−', () => set(Math.max(0, state.hops - 1)), { 'aria-label': 'Fewer moves around it', disabled: state.hops === 0 }),
    button('+', () => set(Math.min(9, state.hops + 1)), { 'aria-label': 'More moves around it', id: 'more-hops' }));
}

export function fillPanel() {
  const screen = screens.get(state.screen);
  panel.hidden = !screen;
  document.body.classList.toggle('with-panel', Boolean(screen));
  if (!screen) return panel.replaceChildren();
  const top = panel.querySelector('.pane-body')?.scrollTop ?? 0;
  const isSame = panel.dataset.screen === screen.id;
  panel.dataset.screen = screen.id;
  const isDrawn = pictures.get(state.profile)?.cardOf.has(screen.id);
  const body = make('div', { class: 'pane-body', tabindex: '-1' }, focusControls(),
    !isDrawn && make('p', { class: 'aside' }, 'It has no card of its own in this picture.'),
    panelSections.map((section) => section(screen)));
  panel.replaceChildren(
    make('div', { class: 'pane-head' },
      make('div', { class: 'grow' }, make('h2', { class: 'name', tabindex: '-1' }, screen.name),
        make('p', { class: 'aside' }, [screen.title && `“${screen.title}”`, screen.module, screen.kind !== 'screen' && screen.kind, screen.change].filter(Boolean).join(' · '))),
      button('×', () => select(null), { class: 'close', 'aria-label': 'Close details' })), body);
  if (isSame) body.scrollTop = top;
}

onChange((changed) => {
  if (['screen', 'profile', 'hops'].some((key) => changed.has(key))) fillPanel();
});
