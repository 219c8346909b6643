// Finds screens by name, title, id, module and file, in any script.
import { atlas } from './atlas.js';
import { byID, make } from './dom.js';
import { select } from './panel.js';
import { highlight } from './picture.js';
import { state } from './state.js';
import { show } from './viewport.js';

const field = byID('search-field');
const list = byID('search-hits');
const mostHits = 40;
let active = -1;
let hits = [];

// Accents and case make no difference.
export const folded = (text) => text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLocaleLowerCase();

const searchIndex = atlas.screens.map((screen) => ({
  screen, name: folded(screen.name), rest: folded([screen.title, screen.id, screen.module, screen.place?.file].filter(Boolean).join('\n')),
}));

// Names that begin so come first, then names that have it, then what has it elsewhere.
export function find(words) {
  const wanted = folded(words.trim());
  if (wanted === '') return [];
  const ranked = [];
  for (const entry of searchIndex) {
    const place = entry.name.indexOf(wanted);
    const rank = place === 0 ? 0 : place > 0 ? 1 : entry.rest.includes(wanted) ? 2 : 3;
    if (rank < 3) ranked.push({ screen: entry.screen, rank });
  }
  return ranked.sort((left, right) => left.rank - right.rank || left.screen.name.length - right.screen.name.length).map((hit) => hit.screen);
}

function fillHits() {
  hits = find(field.value);
  active = hits.length > 0 ? 0 : -1;
  const items = hits.slice(0, mostHits).map((screen, index) => make('li', {
    role: 'option', id: 'hit-' + index, 'aria-selected': String(index === active), 'data-hit': screen.id,
    onpointerdown: (event) => event.preventDefault(), onclick: () => choose(index),
  }, make('span', { class: 'name' }, screen.name), make('span', { class: 'aside name' }, [screen.title, screen.module, screen.place?.file.split('/').pop()].filter(Boolean).join(' · '))));
  if (hits.length > mostHits) items.push(make('li', { class: 'aside', role: 'presentation' }, `${mostHits} of ${hits.length} found`));
  if (hits.length === 0 && field.value.trim() !== '') items.push(make('li', { class: 'aside', role: 'presentation' }, 'Nothing found'));
  list.replaceChildren(...items);
  openHits(items.length > 0);
  markActive();
}

function openHits(isOpen) {
  list.hidden = !isOpen;
  field.setAttribute('aria-expanded', String(isOpen));
}

function markActive() {
  list.querySelectorAll('[role=option]').forEach((item, index) => {
    item.setAttribute('aria-selected', String(index === active));
    if (index === active) item.scrollIntoView({ block: 'nearest' });
  });
  if (active >= 0) field.setAttribute('aria-activedescendant', 'hit-' + active);
  else field.removeAttribute('aria-activedescendant');
  highlight(active >= 0 ? hits[active].id : state.screen);
}

function choose(index) {
  const screen = hits[index];
  if (!screen) return;
  openHits(false);
  field.value = screen.name;
  field.blur();
  select(screen.id, false);
  show(screen.id);
}

export function focusSearch() {
  field.focus();
  field.select();
}

field.addEventListener('input', fillHits);
field.addEventListener('focus', () => { if (field.value) fillHits(); });
field.addEventListener('blur', () => {
  openHits(false);
  highlight(state.screen);
});
field.addEventListener('keydown', (event) => {
  const last = Math.min(hits.length, mostHits) - 1;
  if (event.key === 'ArrowDown' && last >= 0) active = active >= last ? 0 : active + 1;
  else if (event.key === 'ArrowUp' && last >= 0) active = active <= 0 ? last : active - 1;
  else if (event.key === 'Enter') return choose(active);
  else if (event.key === 'Escape') {
    field.value = '';
    openHits(false);
    return field.blur();
  } else return;
  event.preventDefault();
  markActive();
});
