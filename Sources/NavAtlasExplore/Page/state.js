// What the reader looks at. It is all in the address, so that a view can be handed on.
import { atlas } from './atlas.js';

const initialState = {
  profile: atlas.pictures[0] ? atlas.pictures[0].profile : 'regular',
  screen: null, // the id of the screen in the panel
  hops: 0, // 0: no focus
  roles: new Set(), // what is left out
  modules: new Set(),
  folders: new Set(),
  confidences: new Set(),
  least: 0, // the least count of a move
  theme: 'auto',
  component: null, // the id of the component that is looked at
  mix: 1, // 0: the base of a comparison, 1: its head
  view: null, // { x, y, scale } of the middle
};

export const state = structuredClone(initialState);
const listeners = [];

export function onChange(listener) { listeners.push(listener); }

export function update(patch) {
  const changed = new Set();
  for (const [key, value] of Object.entries(patch)) {
    if (state[key] !== value) {
      state[key] = value;
      changed.add(key);
    }
  }
  if (changed.size === 0) return;
  for (const listener of listeners) listener(changed);
  writeAddress();
}

export function toggled(set, value) {
  const result = new Set(set);
  if (!result.delete(value)) result.add(value);
  return result;
}

const setKeys = { roles: 'off', modules: 'modules', folders: 'folders', confidences: 'sure' };
let addressTimer = 0;

function writeAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, '', address()), 120);
}

export function address() {
  const words = new URLSearchParams();
  if (state.profile !== initialState.profile) words.set('profile', state.profile);
  if (state.screen !== null) words.set('screen', state.screen);
  if (state.hops > 0) words.set('hops', state.hops);
  for (const [key, name] of Object.entries(setKeys)) {
    for (const value of [...state[key]].sort()) words.append(name, value);
  }
  if (state.least > 0) words.set('least', state.least);
  if (state.theme !== 'auto') words.set('theme', state.theme);
  if (state.component !== null) words.set('component', state.component);
  if (state.mix !== 1) words.set('mix', state.mix);
  if (state.view) words.set('view', [state.view.x, state.view.y].map(Math.round).join(',') + ',' + state.view.scale.toFixed(3));
  const text = words.toString();
  return text ? '#' + text : location.pathname + location.search;
}

// What an address says, as far as it makes sense for this app.
export function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const read = structuredClone(initialState);
  if (atlas.pictures.some((picture) => picture.profile === words.get('profile'))) read.profile = words.get('profile');
  if (atlas.screens.some((screen) => screen.id === words.get('screen'))) read.screen = words.get('screen');
  read.hops = read.screen === null ? 0 : within(words.get('hops'), 0, 9);
  for (const [key, name] of Object.entries(setKeys)) read[key] = new Set(words.getAll(name));
  read.least = within(words.get('least'), 0, 1e12);
  if (['light', 'dark'].includes(words.get('theme'))) read.theme = words.get('theme');
  if (atlas.components?.some((component) => component.id === words.get('component'))) read.component = words.get('component');
  if (words.has('mix')) read.mix = Math.min(1, Math.max(0, Number(words.get('mix')) || 0));
  const view = (words.get('view') ?? '').split(',').map(Number);
  if (view.length === 3 && view.every(Number.isFinite) && view[2] > 0) read.view = { x: view[0], y: view[1], scale: view[2] };
  return read;
}

function within(text, low, high) {
  const value = Math.floor(Number(text));
  return Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
}
