// The views that screens are made of: a layer behind the map.
import { atlas } from './atlas.js';
import { byID, make, button, sourceLink, counted } from './dom.js';
import { state, update, onChange } from './state.js';
import { nameOf } from './graph.js';
import { current } from './picture.js';
import { folded } from './search.js';
import { panelSections, screenLink } from './panel.js';
import { fit } from './viewport.js';

const componentSheet = byID('components');
const components = new Map((atlas.components ?? []).map((component) => [component.id, component]));
const partsOf = new Map(atlas.screens.map((screen) => [screen.id, []]));
const usersOf = new Map([...components.keys()].map((id) => [id, []]));
const longestList = 300;
let componentFilter = '';

for (const component of components.values()) {
  for (const screen of component.screens) partsOf.get(screen)?.push(component);
  for (const part of component.parts) usersOf.get(part)?.push(component.id);
}

export function componentsButton() {
  return components.size > 0 ? button('Components', () => openComponents(), { id: 'components-button', title: 'What screens are made of (M)', 'aria-expanded': 'false' }) : null;
}

export function openComponents(isOpen = componentSheet.hidden) {
  if (components.size === 0) return;
  componentSheet.hidden = !isOpen;
  if (isOpen) for (const id of ['filters', 'sessions']) byID(id).hidden = true;
  byID('components-button').setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) update({ component: null });
  fillComponents();
  fit();
}

export function selectComponent(id) {
  update({ component: id });
  if (componentSheet.hidden) openComponents(true);
}

function componentLink(id) {
  const component = components.get(id);
  return button([component.name, make('span', { class: 'count' }, ` ${component.screens.length}`)], () => selectComponent(id), {
    class: 'goto name', 'data-component': id, title: `${component.name}, on ${counted(component.screens.length, 'screen')}`,
  });
}

// What everything shows says little of a screen: the rarest first.
const byRarity = (one, other) => one.screens.length - other.screens.length || (one.name < other.name ? -1 : 1);

panelSections.push((screen) => {
  const parts = partsOf.get(screen.id);
  if (parts.length === 0) return null;
  return make('section', { class: 'part' }, make('details', { open: parts.length <= 12 }, make('summary', {}, `Made of (${parts.length})`),
    make('ul', { class: 'made' }, [...parts].sort(byRarity).map((component) => make('li', {}, componentLink(component.id))))));
});

function oneComponent(component) {
  const list = (title, items) => items.length > 0 && make('section', { class: 'part' }, make('h3', {}, `${title} (${items.length})`), make('ul', { class: 'made' }, items.map((item) => make('li', {}, item))));
  return [
    button('‹ All components', () => update({ component: null }), { class: 'goto' }), make('h3', { class: 'name' }, component.name),
    component.place && make('p', {}, sourceLink(component.place)),
    list('On these screens', [...component.screens].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)).map(screenLink)),
    list('Shown by', usersOf.get(component.id).map(componentLink)), list('Made of', component.parts.map(componentLink)),
  ];
}

function allComponents() {
  const wanted = folded(componentFilter.trim());
  const found = [...components.values()].filter((component) => folded(component.name).includes(wanted)).sort((one, other) => byRarity(other, one));
  return [
    make('p', { class: 'aside' }, `${counted(components.size, 'view')} that screens are made of; the number says of how many.`),
    make('ul', { class: 'made' }, found.slice(0, longestList).map((component) => make('li', {}, componentLink(component.id)))),
    found.length > longestList && make('p', { class: 'aside' }, `… and ${counted(found.length - longestList, 'more', 'more')}; name one above`),
  ];
}

function fillComponents() {
  if (componentSheet.hidden) return markUsers();
  const component = components.get(state.component);
  const body = make('div', { class: 'pane-body', tabindex: '0' });
  const fill = () => body.replaceChildren(...(component ? oneComponent(component) : allComponents()).filter(Boolean));
  fill();
  componentSheet.replaceChildren(
    make('div', { class: 'pane-head' }, make('h2', {}, 'Components'), button('×', () => openComponents(false), { class: 'close', 'aria-label': 'Close components' })),
    !component && make('label', { class: 'pattern' }, make('input', { type: 'search', value: componentFilter, 'aria-label': 'Find a component', placeholder: 'Find a component', id: 'component-filter', oninput: (event) => { componentFilter = event.target.value; fill(); } })) || '', body);
  markUsers();
}

// The screens that have the component stand out on the map.
function markUsers() {
  const component = componentSheet.hidden ? null : components.get(state.component);
  const picture = current();
  if (!picture) return;
  picture.svg.classList.toggle('composing', Boolean(component));
  for (const card of picture.cards.values()) card.element.classList.toggle('made-of', Boolean(component?.screens.includes(card.screen)));
}

onChange((changed) => {
  if (changed.has('component') || changed.has('profile')) fillComponents();
});

export function startComponents() {
  if (state.component !== null) selectComponent(state.component);
}
