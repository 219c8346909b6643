// The drawn pictures: which element is which card or line, and what of them is seen.
import { atlas } from './atlas.js';

import { state, onChange } from './state.js';
import { screens, shownGraph } from './graph.js';

export const pictures = new Map();
export let shown = shownGraph();

for (const data of atlas.pictures) {
  const layer = document.querySelector(`.drawing[data-profile="${data.profile}"]`);
  const svg = layer.querySelector('svg');
  const box = svg.getAttribute('viewBox').split(/\s+/).map(Number);
  svg.setAttribute('width', box[2]);
  svg.setAttribute('height', box[3]);
  const drawing = svg.querySelector('g.graph');
  const shift = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(drawing.getAttribute('transform') ?? '') ?? [0, 0, 0];
  const elementOf = (id) => document.getElementById(data.profile + '-' + id);
  const picture = {
    data, layer, svg, drawing, width: box[2], height: box[3], dx: Number(shift[1]), dy: Number(shift[2]),
    cards: new Map(), cardOf: new Map(), lines: [], frames: [], movesOf: new Map(), boxes: null,
  };
  for (const card of data.cards) {
    const element = elementOf(card.id);
    if (!element) continue;
    picture.cards.set(card.id, { ...card, element });
    if (card.screen === undefined) continue;
    picture.cardOf.set(card.screen, card.id);
    element.dataset.screen = card.screen;
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '-1');
    element.setAttribute('aria-label', describe(card));
    if (card.change) element.classList.add('card-' + card.change);
  }
  // Fading thousands of elements takes longer than it pleases.
  layer.classList.toggle('small', data.cards.length <= 300);
  const between = pairs();
  for (const line of data.lines) {
    const element = elementOf(line.id);
    if (!element) continue;
    const ends = { from: line.from.filter((id) => picture.cards.has(id)), to: line.to.filter((id) => picture.cards.has(id)) };
    const moves = ends.from.flatMap((from) => ends.to.flatMap((to) => between(picture.cards.get(from), picture.cards.get(to))));
    const drawn = { ...line, ...ends, element, moves };
    for (const move of moves) picture.movesOf.set(move, drawn);
    picture.lines.push(drawn);
  }
  for (const frame of data.groups) {
    const element = elementOf(frame.id);
    if (element) picture.frames.push({ ...frame, element });
  }
  pictures.set(data.profile, picture);
}

function describe(card) {
  const screen = screens.get(card.screen);
  return [card.name, screen?.title, screen?.module && 'module ' + screen.module].filter(Boolean).join(', ');
}

// The moves that a line between two cards may stand for.
function pairs() {
  const table = new Map();
  for (const move of atlas.moves) {
    for (const target of new Set(move.to)) {
      const key = JSON.stringify([move.from, target]);
      if (!table.has(key)) table.set(key, []);
      table.get(key).push(move);
    }
  }
  return (from, to) => {
    if (to.screen === undefined) return [];
    if (from.screen === undefined && from.kind !== 'anyScreen') return [];
    return table.get(JSON.stringify([from.screen ?? '*', to.screen])) ?? [];
  };
}

export const current = () => pictures.get(state.profile) ?? [...pictures.values()][0];

// Where each card stands, measured once for each picture while it is laid out.
export function boxesOf(picture) {
  if (picture.boxes) return picture.boxes;
  const boxes = new Map();
  for (const [id, card] of picture.cards) {
    const box = card.element.getBBox();
    boxes.set(id, { x: box.x + picture.dx, y: box.y + picture.dy, width: box.width, height: box.height });
  }
  picture.boxes = boxes;
  return boxes;
}

export function boxOf(screen) {
  const picture = current();
  const card = picture.cardOf.get(screen);
  return card === undefined ? null : boxesOf(picture).get(card);
}

// The element of the screen that a node of the document is in.
export const screenAt = (node) => node instanceof Element ? node.closest('[data-screen]')?.dataset.screen ?? null : null;

function isLineShown(picture, line) {
  const isThere = (id) => {
    const screen = picture.cards.get(id).screen;
    return screen === undefined ? true : shown.screens.has(screen);
  };
  if (line.moves.length > 0) {
    return line.moves.some((move) => shown.moves.has(move)) && line.from.some(isThere) && line.to.some(isThere);
  }
  return !state.roles.has(line.role) && line.from.some(isThere) && line.to.some(isThere) && !(state.hops > 0 && line.role !== 'entry');
}

export function refresh() {
  shown = shownGraph();
  const picture = current();
  const isFocused = state.hops > 0;
  for (const card of picture.cards.values()) {
    const isGone = card.screen !== undefined ? !shown.screens.has(card.screen) : false;
    card.element.classList.toggle('gone', isGone);
  }
  const touched = new Set();
  for (const line of picture.lines) {
    const isSeen = isLineShown(picture, line);
    line.element.classList.toggle('gone', !isSeen);
    if (isSeen) for (const id of [...line.from, ...line.to]) touched.add(id);
  }
  const isGone = (card) => card.element.classList.contains('gone');
  for (const card of picture.cards.values()) {
    if (card.rows) card.element.classList.toggle('gone', card.rows.every((id) => !picture.cards.has(id) || isGone(picture.cards.get(id))));
    else if (card.screen === undefined) card.element.classList.toggle('gone', isFocused && !touched.has(card.id));
  }
  const filled = new Set();
  for (const card of picture.cards.values()) if (!isGone(card)) filled.add(card.group);
  // The frames around others come first.
  for (const frame of [...picture.frames].reverse()) {
    if (filled.has(frame.id)) filled.add(frame.parent);
    frame.element.classList.toggle('gone', !filled.has(frame.id));
  }
}

// What is under the pointer, or in the panel, stands out with what it is linked to.
export function highlight(screen) {
  const picture = current();
  picture.svg.classList.toggle('tracing', screen !== null && picture.cardOf.has(screen));
  for (const element of picture.svg.querySelectorAll('.lit')) element.classList.remove('lit');
  drawHidden(picture, screen);
  const own = picture.cardOf.get(screen);
  if (own === undefined) return;
  const lit = new Set([own]);
  for (const line of picture.lines) {
    if (line.element.classList.contains('gone')) continue;
    if (!line.from.includes(own) && !line.to.includes(own)) continue;
    line.element.classList.add('lit');
    for (const id of [...line.from, ...line.to]) lit.add(id);
  }
  for (const move of shown.moves) {
    if (move.from !== screen && !move.to.includes(screen)) continue;
    for (const id of [move.from, ...move.to]) if (picture.cardOf.has(id)) lit.add(picture.cardOf.get(id));
  }
  for (const id of lit) picture.cards.get(id).element.classList.add('lit');
}

const SVG = 'http://www.w3.org/2000/svg';

// Moves that a calm picture only counts are drawn for one screen at a time.
function drawHidden(picture, screen) {
  picture.svg.querySelector('g.hidden-moves')?.remove();
  const own = picture.cardOf.get(screen);
  if (own === undefined) return;
  const boxes = boxesOf(picture);
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', 'hidden-moves');
  const drawn = new Set();
  for (const move of shown.moves) {
    if (picture.movesOf.has(move) || move.role === undefined) continue;
    const others = move.from === screen ? move.to : move.to.includes(screen) ? [move.from] : [];
    for (const other of others) {
      const card = picture.cardOf.get(other);
      if (card === undefined || card === own) continue;
      const [from, to] = move.from === screen ? [own, card] : [card, own];
      if (drawn.has(from + ' ' + to)) continue;
      drawn.add(from + ' ' + to);
      group.append(curve(boxes.get(from), boxes.get(to)));
    }
  }
  if (group.childNodes.length > 0) picture.svg.append(group);
}

// From border to border: sideways where there is room between, else up or down.
function curve(from, to) {
  const gapX = from.x + from.width <= to.x ? 1 : to.x + to.width <= from.x ? -1 : 0;
  const gapY = gapX !== 0 ? 0 : from.y < to.y ? 1 : -1;
  const border = (box, x, y) => [box.x + box.width * (1 + x) / 2, box.y + box.height * (1 + y) / 2];
  const start = border(from, gapX, gapY);
  const end = border(to, -gapX, -gapY);
  const bend = Math.max(24, Math.abs(gapX !== 0 ? end[0] - start[0] : end[1] - start[1]) / 2);
  const path = document.createElementNS(SVG, 'path');
  const control = (point, sign) => [point[0] + sign * gapX * bend, point[1] + sign * gapY * bend];
  path.setAttribute('d', `M${start} C${control(start, 1)} ${control(end, -1)} ${end}`);
  return path;
}

export function markSelected() {
  for (const picture of pictures.values()) {
    for (const element of picture.svg.querySelectorAll('.selected')) element.classList.remove('selected');
    const card = picture.cardOf.get(state.screen);
    if (card === undefined) continue;
    picture.cards.get(card).element.classList.add('selected');
  }
}

onChange((changed) => {
  if (['roles', 'modules', 'folders', 'confidences', 'least', 'hops', 'screen', 'profile'].some((key) => changed.has(key))) refresh();
  if (['screen', 'profile', 'hops'].some((key) => changed.has(key))) {
    markSelected();
    highlight(state.screen);
  }
});
