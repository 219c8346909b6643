// Moving and zooming: one transform of the stage, nothing is laid out anew.
import { atlas } from './atlas.js';
import { byID, reducedMotion } from './dom.js';
import { state, update, onChange } from './state.js';
import { current, boxesOf, boxOf } from './picture.js';

const canvas = byID('canvas');
const stage = byID('stage');
// Lies over a moving picture, so that nobody asks what of it is under the pointer.
const shield = byID('shield');
const camera = { x: 0, y: 0, scale: 1 };
const zoomRange = { least: 0.02, most: 4 };
const moveListeners = [];
let frame = 0;
let settleTimer = 0;
let flight = 0;
let paintedScale = 0;

export function onMove(listener) { moveListeners.push(listener); }

export const cameraNow = () => ({ ...camera });

export function size() { return { width: canvas.clientWidth, height: canvas.clientHeight }; }

function paint() {
  cancelAnimationFrame(frame);
  frame = 0;
  stage.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`;
  for (const listener of moveListeners) listener(camera);
}

function schedule() {
  if (!frame) frame = requestAnimationFrame(paint);
  stage.classList.add('composited');
  clearTimeout(settleTimer);
  settleTimer = setTimeout(settle, 240);
}

// What moves is moved as it was painted. Once it rests it is painted sharply; thousands of cards only where their size
// changed, as painting them takes long.
function settle() {
  shield.hidden = true;
  if (isSmall() || camera.scale !== paintedScale) stage.classList.remove('composited');
  if (!isSmall()) requestAnimationFrame(() => requestAnimationFrame(() => stage.classList.add('composited')));
  paintedScale = camera.scale;
  update({ view: middle() });
}

const isSmall = () => current().data.cards.length <= 300;

// The point of the picture in the middle of the canvas.
function middle() {
  const { width, height } = size();
  return { x: (width / 2 - camera.x) / camera.scale, y: (height / 2 - camera.y) / camera.scale, scale: camera.scale };
}

function place(x, y, scale) {
  camera.scale = Math.min(zoomRange.most, Math.max(zoomRange.least, scale));
  camera.x = x;
  camera.y = y;
  schedule();
}

export function panBy(dx, dy) {
  cancelAnimationFrame(flight);
  shield.hidden = false;
  place(camera.x + dx, camera.y + dy, camera.scale);
}

export function zoomBy(factor, x = size().width / 2, y = size().height / 2) {
  cancelAnimationFrame(flight);
  shield.hidden = false;
  const scale = Math.min(zoomRange.most, Math.max(zoomRange.least, camera.scale * factor));
  place(x - (x - camera.x) * scale / camera.scale, y - (y - camera.y) * scale / camera.scale, scale);
}

export function look(at, isAnimated = true) {
  const { width, height } = size();
  const target = { x: width / 2 - at.x * at.scale, y: height / 2 - at.y * at.scale, scale: at.scale };
  cancelAnimationFrame(flight);
  if (!isAnimated || reducedMotion.matches) {
    place(target.x, target.y, target.scale);
    return paint();
  }
  const from = { ...camera };
  const begin = performance.now();
  const step = (now) => {
    const time = Math.min(1, (now - begin) / 320);
    const ease = 1 - (1 - time) ** 3;
    const mix = (key) => from[key] + (target[key] - from[key]) * ease;
    place(mix('x'), mix('y'), mix('scale'));
    if (time < 1) flight = requestAnimationFrame(step);
  };
  flight = requestAnimationFrame(step);
}

// What covers the canvas: the sheet beside it, or on a phone the one below.
function free() {
  const { width, height } = size();
  const room = { left: 0, top: byID('bar').getBoundingClientRect().bottom + 4, right: width, bottom: height - 48 };
  for (const id of ['panel', 'player', 'filters', 'sessions', 'components']) {
    const sheet = byID(id);
    if (sheet.hidden) continue;
    const box = sheet.getBoundingClientRect();
    if (box.width > width * 0.7) room.bottom = Math.min(room.bottom, box.top);
    else if (id === 'panel' || id === 'player') room.right = Math.min(room.right, box.left);
    else room.left = Math.max(room.left, box.right);
  }
  if (room.right - room.left < 80 || room.bottom - room.top < 80) return { left: 0, top: 0, right: width, bottom: height };
  return room;
}

function frameFor(box, most) {
  const room = free();
  const { width, height } = size();
  const scale = Math.min(most, (room.right - room.left) / (box.width + 48), (room.bottom - room.top) / (box.height + 48));
  const x = box.x + box.width / 2 - ((room.left + room.right) / 2 - width / 2) / scale;
  const y = box.y + box.height / 2 - ((room.top + room.bottom) / 2 - height / 2) / scale;
  return { x, y, scale: Math.max(zoomRange.least, scale) };
}

// Shows everything that is not filtered away.
export function fit(isAnimated = true) {
  const picture = current();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const boxes = boxesOf(picture);
  for (const [id, card] of picture.cards) {
    if (card.element.classList.contains('gone')) continue;
    const box = boxes.get(id);
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  if (left > right) [left, top, right, bottom] = [0, 0, picture.width, picture.height];
  look(frameFor({ x: left, y: top, width: right - left, height: bottom - top }, 1.25), isAnimated);
}

// Brings a screen into the free part of the canvas, no nearer than it is unless it could not be read.
export function show(screen, isAnimated = true) {
  const box = boxOf(screen);
  if (!box) return;
  const scale = Math.min(1.6, Math.max(0.75, camera.scale));
  const at = frameFor({ ...box, width: 1, height: 1, x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale);
  look(at, isAnimated);
}

export function isVisible(screen) {
  const box = boxOf(screen);
  if (!box) return false;
  const room = free();
  const left = camera.x + box.x * camera.scale;
  const top = camera.y + box.y * camera.scale;
  return left >= room.left && top >= room.top && left + box.width * camera.scale <= room.right
    && top + box.height * camera.scale <= room.bottom && camera.scale > 0.35;
}

// Pointers: one moves, two zoom.
const pointers = new Map();
let travelled = 0;

canvas.addEventListener('pointerdown', (event) => {
  if (event.button !== 0 && event.pointerType === 'mouse') return;
  if (pointers.size === 0) travelled = 0;
  shield.hidden = true;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

canvas.addEventListener('pointermove', (event) => {
  const last = pointers.get(event.pointerId);
  if (!last) return;
  const dx = event.clientX - last.x;
  const dy = event.clientY - last.y;
  travelled += Math.hypot(dx, dy);
  if (travelled > 4 && !canvas.hasPointerCapture(event.pointerId)) {
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add('dragging');
  }
  if (pointers.size === 1) {
    if (travelled > 4) panBy(dx, dy);
  } else {
    const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const corner = canvas.getBoundingClientRect();
    panBy(dx / 2, dy / 2);
    if (before > 0) zoomBy(after / before, (event.clientX + other.x) / 2 - corner.left, (event.clientY + other.y) / 2 - corner.top);
  }
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

for (const name of ['pointerup', 'pointercancel']) {
  canvas.addEventListener(name, (event) => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) canvas.classList.remove('dragging');
  });
}

// A click at the end of a drag is none.
export const wasDragged = () => travelled > 4;

canvas.addEventListener('wheel', (event) => {
  event.preventDefault();
  const corner = canvas.getBoundingClientRect();
  const unit = event.deltaMode === 1 ? 18 : 1;
  if (event.ctrlKey || event.metaKey) {
    zoomBy(Math.exp(-event.deltaY * unit * 0.01), event.clientX - corner.left, event.clientY - corner.top);
  } else if (event.shiftKey && event.deltaX === 0) panBy(-event.deltaY * unit, 0);
  else panBy(-event.deltaX * unit, -event.deltaY * unit);
}, { passive: false });

canvas.addEventListener('dblclick', (event) => {
  const corner = canvas.getBoundingClientRect();
  zoomBy(1.6, event.clientX - corner.left, event.clientY - corner.top);
});

const readableScale = 0.45;

// Where the address says no view, all is shown; on a small window what the app begins with, as all would be too small.
export function start() {
  if (state.view) return look(state.view, false);
  fit(false);
  const first = atlas.entries.map((entry) => boxOf(entry.screen)).find(Boolean);
  if (camera.scale >= readableScale || size().width > 760 || !first) return;
  if (state.screen !== null) return show(state.screen, false);
  look({ x: first.x + size().width / 2 / 0.7 - 40, y: first.y + first.height / 2, scale: 0.7 }, false);
}

onChange((changed) => {
  if (changed.has('hops') && !changed.has('profile')) fit();
});
