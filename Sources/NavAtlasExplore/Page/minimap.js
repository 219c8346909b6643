// A small picture of the whole, with a frame around what the canvas shows.
import { byID } from './dom.js';
import { state, onChange } from './state.js';
import { current, boxesOf } from './picture.js';
import { onMove, cameraNow, size, look } from './viewport.js';

const map = byID('minimap');
const pen = map.getContext('2d');
let backdrop = null;
let frameColor = '';
let isSeen = false;

const color = (name) => getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();

function scaleOf(picture) {
  const inset = 8;
  const scale = Math.min((map.width - inset * 2) / picture.width, (map.height - inset * 2) / picture.height);
  return { scale, left: (map.width - picture.width * scale) / 2, top: (map.height - picture.height * scale) / 2 };
}

// Cards are painted once; only the frame moves.
function paintBackdrop() {
  const picture = current();
  const { scale, left, top } = scaleOf(picture);
  backdrop = document.createElement('canvas');
  backdrop.width = map.width;
  backdrop.height = map.height;
  const ink = backdrop.getContext('2d');
  const [plain, chosen] = [color('bar'), color('focus')];
  frameColor = chosen;
  for (const [id, box] of boxesOf(picture)) {
    const card = picture.cards.get(id);
    if (card.element.classList.contains('gone')) continue;
    ink.fillStyle = card.screen !== undefined && card.screen === state.screen ? chosen : plain;
    ink.fillRect(left + box.x * scale, top + box.y * scale, Math.max(1.5, box.width * scale), Math.max(1.5, box.height * scale));
  }
}

export function paintMinimap() {
  if (!isSeen) return;
  if (!backdrop) paintBackdrop();
  const { scale, left, top } = scaleOf(current());
  const camera = cameraNow();
  const room = size();
  pen.clearRect(0, 0, map.width, map.height);
  pen.drawImage(backdrop, 0, 0);
  pen.strokeStyle = frameColor;
  pen.lineWidth = 2;
  pen.strokeRect(
    left - camera.x / camera.scale * scale, top - camera.y / camera.scale * scale,
    room.width / camera.scale * scale, room.height / camera.scale * scale);
}

export function renewMinimap() {
  backdrop = null;
  isSeen = map.clientWidth > 0;
  paintMinimap();
}

function lookThere(event) {
  const corner = map.getBoundingClientRect();
  const { scale, left, top } = scaleOf(current());
  const ratio = map.width / corner.width;
  look({
    x: ((event.clientX - corner.left) * ratio - left) / scale, y: ((event.clientY - corner.top) * ratio - top) / scale,
    scale: cameraNow().scale,
  }, false);
}

map.addEventListener('pointerdown', (event) => {
  map.setPointerCapture(event.pointerId);
  lookThere(event);
});
map.addEventListener('pointermove', (event) => {
  if (event.buttons > 0) lookThere(event);
});
onMove(paintMinimap);
onChange((changed) => {
  if (!(changed.size === 1 && changed.has('view'))) renewMinimap();
});
