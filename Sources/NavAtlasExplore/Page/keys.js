// Everything by keyboard, and the sheet that tells how.
import { byID, make, button } from './dom.js';
import { state, update } from './state.js';
import { current, boxesOf, shown } from './picture.js';
import { panBy, zoomBy, fit } from './viewport.js';
import { select } from './panel.js';
import { focusSearch } from './search.js';
import { openFilters } from './filters.js';
import { showAll } from './status.js';
import { otherProfile } from './profile.js';
import { switchTheme } from './theme.js';
import { openLaboratory } from './laboratory.js';
import { openSessions } from './sessions.js';
import { openComponents } from './components.js';
import { playing, playOrPause, stepBy, closePlayer } from './player.js';

const helpRows = [
  ['/', 'search'], ['← → ↑ ↓', 'to the next screen in that direction; on the map alone, move it'], ['Enter', 'open the screen’s details'],
  ['+  −  0', 'nearer, further, all'], ['F', 'only the screen and what is around it; again: one move more'], ['Shift F', 'one move less'],
  ['C', 'regular or compact width'], ['K', 'filters'], ['L', 'split-to-stack laboratory'], ['S', 'recorded sessions'], ['M', 'what screens are made of'], ['Space , .', 'of a session: play or pause, one event back, one on'], ['T', 'light or dark'], ['A', 'show all again'],
  ['Esc', 'close, then back to the whole'], ['?', 'this sheet'],
];

export function openHelp() {
  const help = byID('help');
  help.replaceChildren(
    make('div', { class: 'pane-head' }, make('h2', { id: 'help-title', class: 'grow' }, 'Keys'), button('×', () => help.close(), { class: 'close', 'aria-label': 'Close help' })),
    make('dl', { class: 'keys' }, helpRows.map(([key, words]) => [make('dt', {}, make('kbd', {}, key)), make('dd', {}, words)])),
    make('p', { class: 'aside' }, 'Drag to move, pinch or hold Ctrl and scroll to zoom, click a screen for its details.'));
  help.showModal();
}

const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The nearest shown screen in a direction: what lies aside counts as further away.
export function neighbourCard(screen, [dx, dy]) {
  const picture = current();
  const boxes = boxesOf(picture);
  const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = centre(boxes.get(picture.cardOf.get(screen)));
  let best = null;
  let least = Infinity;
  for (const [id, card] of picture.cardOf) {
    if (id === screen || !shown.screens.has(id)) continue;
    const [otherX, otherY] = centre(boxes.get(card));
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    if (along <= 1) continue;
    const distance = along + aside * 2.5;
    if (distance < least) [best, least] = [id, distance];
  }
  return best;
}

export function focusCard(screen) {
  const picture = current();
  const card = picture.cards.get(picture.cardOf.get(screen));
  if (!card) return false;
  for (const other of picture.svg.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  card.element.setAttribute('tabindex', '0');
  card.element.focus({ preventScroll: true });
  return true;
}

const commands = {
  '/': () => focusSearch(),
  '?': () => openHelp(),
  '+': () => zoomBy(1.25), '=': () => zoomBy(1.25), '-': () => zoomBy(0.8), '0': () => fit(),
  f: () => state.screen !== null && update({ hops: Math.min(9, state.hops + 1) }),
  F: () => update({ hops: Math.max(0, state.hops - 1) }),
  c: otherProfile, k: () => openFilters(), l: () => openLaboratory(), s: () => openSessions(), m: () => openComponents(), ' ': playOrPause, ',': () => stepBy(-1), '.': () => stepBy(1), t: switchTheme, a: showAll,
  Escape: () => {
    if (state.screen !== null) select(null);
    else if (playing()) closePlayer();
    else showAll();
  },
};

document.addEventListener('keydown', (event) => {
  if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    return focusSearch();
  }
  if (event.metaKey || event.ctrlKey || event.altKey || document.querySelector('dialog[open]')) return;
  const field = event.target.closest('input, select');
  if (field && event.key === 'Escape') return field.blur();
  // Where nothing is written, letters are free for commands.
  if (field && (['search', 'select-one'].includes(field.type) || event.key.length > 1 || event.key === ' ')) return;
  const card = event.target.closest('[data-screen]');
  const isOnCard = card && byID('stage').contains(card);
  if (isOnCard && ['Enter', ' '].includes(event.key)) {
    event.preventDefault();
    return select(card.dataset.screen);
  }
  if (directions[event.key] && (isOnCard || event.target === byID('canvas') || event.target === document.body)) {
    event.preventDefault();
    return goTo(directions[event.key], isOnCard ? card.dataset.screen : null);
  }
  const command = commands[event.key];
  if (!command || (event.key === ' ' && (!playing() || event.target.closest('button, summary, a')))) return;
  event.preventDefault();
  command();
});

function goTo(direction, screen) {
  if (screen === null) return panBy(-direction[0] * 80, -direction[1] * 80);
  const next = neighbourCard(screen, direction);
  if (next !== null) focusCard(next);
}
