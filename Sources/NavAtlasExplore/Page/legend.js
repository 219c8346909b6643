// What the lines mean; each kind can be left out by its sample.
import { atlas } from './atlas.js';
import { make, number } from './dom.js';
import { state, update, toggled } from './state.js';
import { roleOf } from './graph.js';

const roleTitles = {
  entry: 'entry', tab: 'tab', select: 'select', push: 'push', replace: 'replace', sheet: 'sheet', cover: 'cover',
  popover: 'popover', back: 'back', root: 'to root', reset: 'reset', move: 'move',
};
const legendSVG = 'http://www.w3.org/2000/svg';

export const roleTitle = (role) => roleTitles[role] ?? role;

// The kinds that occur, with how often.
export function rolesInUse() {
  const counts = new Map();
  for (const move of atlas.moves) counts.set(roleOf(move), (counts.get(roleOf(move)) ?? 0) + 1);
  for (const picture of atlas.pictures) for (const line of picture.lines) if (!counts.has(line.role)) counts.set(line.role, 0);
  return Object.keys(roleTitles).filter((role) => counts.has(role)).map((role) => ({ role, count: counts.get(role) }));
}

export function sample(role) {
  const svg = document.createElementNS(legendSVG, 'svg');
  svg.setAttribute('class', 'sample role-' + role);
  svg.setAttribute('viewBox', '0 0 28 10');
  svg.setAttribute('width', '28');
  svg.setAttribute('height', '10');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(legendSVG, 'path');
  line.setAttribute('d', 'M1 5H20');
  const head = document.createElementNS(legendSVG, 'path');
  head.setAttribute('class', 'head');
  head.setAttribute('d', 'M20 2L27 5L20 8Z');
  svg.append(line, head);
  return svg;
}

export function legend() {
  return make('ul', { class: 'choices' }, rolesInUse().map(({ role, count }) => make('li', {},
    make('label', {},
      make('input', {
        type: 'checkbox', checked: !state.roles.has(role), 'data-role': role,
        onchange: () => update({ roles: toggled(state.roles, role) }),
      }), sample(role), make('span', { class: 'grow' }, roleTitle(role)), make('span', { class: 'count' }, count > 0 ? number(count) : '')))));
}
