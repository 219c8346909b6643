// Two versions on one layout: a slider between them, and a list of what differs.
import { atlas } from './atlas.js';
import { byID, make, button, counted } from './dom.js';
import { state, update, onChange } from './state.js';
import { pictures } from './picture.js';
import { screens } from './graph.js';
import { screenLink } from './panel.js';
import { openFilters } from './filters.js';
import { fit } from './viewport.js';

const sliderBox = byID('slider');

export function startComparison() {
  if (!atlas.comparison) return;
  const { base, head } = atlas.comparison;
  const range = make('input', {
    type: 'range', min: 0, max: 100, value: state.mix * 100, id: 'mix', 'aria-label': `From ${base} to ${head}`,
    oninput: (event) => update({ mix: Number(event.target.value) / 100 }),
  });
  sliderBox.replaceChildren(
    button(base, () => update({ mix: 0 }), { class: 'plain name', title: 'the older version' }), range,
    button(head, () => update({ mix: 1 }), { class: 'plain name', title: 'the newer version' }));
  sliderBox.hidden = false;
  applyMix();
}

// What is gone fades towards the newer version, what is new towards the older one.
function applyMix() {
  for (const picture of pictures.values()) {
    for (const part of [...picture.lines, ...picture.cards.values()]) {
      if (part.change === 'vanished') part.element.style.opacity = 1 - state.mix;
      else if (part.change === 'appeared') part.element.style.opacity = state.mix;
      else continue;
      part.element.classList.toggle('absent', Number(part.element.style.opacity) < 0.05);
    }
  }
  const range = byID('mix');
  if (range) range.value = state.mix * 100;
}

const riskTitles = { breaking: 'Breaking', risky: 'Risky', safe: 'Safe' };

function difference(change) {
  const isEffect = change.subject === 'effect';
  return make('li', { class: 'difference ' + change.risk, 'data-change': change.kind },
    make('p', {}, make('span', { class: 'tag ' + change.kind }, isEffect ? change.kind.replaceAll('-', ' ') : `${change.subject} ${change.kind}`), ' ', change.words),
    change.details.length > 0 && make('p', { class: 'aside' }, change.details.join(isEffect ? ' › ' : ' · ')),
    change.isUnsure && make('p', { class: 'aside' }, 'One version was not followed there, so this may be no change.'),
    change.screens.filter((id) => screens.has(id)).length > 0 && make('p', {}, [...new Set(change.screens)].filter((id) => screens.has(id)).flatMap((id, index) => [index > 0 ? ', ' : '', screenLink(id)])));
}

export function openDifferences() {
  const sheet = byID('filters');
  const isOpen = sheet.dataset.shows === 'differences' && !sheet.hidden;
  openFilters(false);
  delete sheet.dataset.shows;
  if (isOpen) return;
  const { changes } = atlas.comparison;
  const lists = Object.keys(riskTitles).map((risk) => {
    const found = changes.filter((change) => change.risk === risk);
    return found.length > 0 && make('details', { open: risk !== 'safe' || found.length === changes.length },
      make('summary', {}, `${riskTitles[risk]} (${found.length})`), make('ul', { class: 'findings' }, found.map(difference)));
  });
  sheet.dataset.shows = 'differences';
  sheet.hidden = false;
  sheet.replaceChildren(
    make('div', { class: 'pane-head' }, make('h2', {}, changes.length > 0 ? counted(changes.length, 'difference') : 'Nothing changed'), button('×', openDifferences, { class: 'close', 'aria-label': 'Close differences' })),
    make('div', { class: 'pane-body' }, lists));
  if (state.screen === null) fit();
}

onChange((changed) => {
  if (changed.has('mix')) applyMix();
});
