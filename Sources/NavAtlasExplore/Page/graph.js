// The app's screens and moves, and which of them are shown. Everything here is linear in the graph.
import { atlas } from './atlas.js';
import { state } from './state.js';

export const screens = new Map(atlas.screens.map((screen) => [screen.id, screen]));
export const outgoing = new Map(atlas.screens.map((screen) => [screen.id, []]));
export const incoming = new Map(atlas.screens.map((screen) => [screen.id, []]));
export const findingsOf = new Map(atlas.screens.map((screen) => [screen.id, []]));
export const entriesOf = new Map(atlas.screens.map((screen) => [screen.id, []]));

for (const move of atlas.moves) {
  outgoing.get(move.from)?.push(move);
  for (const target of new Set(move.to)) incoming.get(target)?.push(move);
}
for (const finding of atlas.findings) {
  for (const id of new Set(finding.screens)) findingsOf.get(id)?.push(finding);
}
for (const entry of atlas.entries) entriesOf.get(entry.screen)?.push(entry);

export const totalTraffic = atlas.moves.reduce((sum, move) => sum + move.count, 0);
export const nameOf = (id) => screens.get(id)?.name ?? id;
// Moves without a line of their own are the ways back that every stack has.
export const roleOf = (move) => move.role ?? 'back';
export const folderOf = (screen) => screen.place ? screen.place.file.split('/').slice(0, -1).join('/') || '.' : null;

// The screens at most so many moves away, whichever way the moves go.
export function neighbourhood(id, hops) {
  const found = new Set([id]);
  let wave = [id];
  for (let hop = 0; hop < hops && wave.length > 0; hop++) {
    const next = [];
    const visit = (other) => {
      if (screens.has(other) && !found.has(other)) {
        found.add(other);
        next.push(other);
      }
    };
    for (const screen of wave) {
      for (const move of outgoing.get(screen)) move.to.forEach(visit);
      for (const move of incoming.get(screen)) visit(move.from);
    }
    wave = next;
  }
  return found;
}

function isAdmitted(screen) {
  if (screen.module && state.modules.has(screen.module)) return false;
  const folder = folderOf(screen);
  return !(folder !== null && state.folders.has(folder));
}

// What the filters leave, with what they take away counted.
export function shownGraph() {
  const focus = state.hops > 0 && state.screen !== null ? neighbourhood(state.screen, state.hops) : null;
  const kept = new Set();
  for (const screen of atlas.screens) {
    if (isAdmitted(screen) && (!focus || focus.has(screen.id))) kept.add(screen.id);
  }
  const moves = new Set();
  let traffic = 0;
  for (const move of atlas.moves) {
    if (state.roles.has(roleOf(move)) || state.confidences.has(move.confidence) || move.count < state.least) continue;
    if (screens.has(move.from) && !kept.has(move.from)) continue;
    if (move.from === '*' && focus) continue;
    if (move.to.length > 0 && !move.to.some((id) => kept.has(id))) continue;
    moves.add(move);
    traffic += move.count;
  }
  return { screens: kept, moves, traffic };
}

export function isFiltered() {
  return state.hops > 0 || state.least > 0 || ['roles', 'modules', 'folders', 'confidences'].some((key) => state[key].size > 0);
}
