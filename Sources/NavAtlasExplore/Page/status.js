// What is seen of the whole, always told.
import { atlas } from './atlas.js';
import { byID, make, button, number } from './dom.js';
import { state, update, onChange } from './state.js';
import { screens, totalTraffic, isFiltered } from './graph.js';
import { shown, current } from './picture.js';

// What a column shows while nothing is chosen is a card, and no screen.
function countReal(ids) {
  let count = 0;
  for (const id of ids) if (screens.get(id).kind !== 'placeholder') count += 1;
  return count;
}

export function statusWords() {
  const words = [
    `Screens ${number(countReal(shown.screens))} of ${number(countReal(screens.keys()))}`,
    `Moves ${number(shown.moves.size)} of ${number(atlas.moves.length)}`,
  ];
  if (totalTraffic > 0) {
    const share = shown.traffic / totalTraffic * 100;
    words.push(`${share === 100 || share === 0 ? share : share.toFixed(share > 99 ? 1 : 0)} % of traffic`);
  }
  return words;
}

// Moves that have no line of their own: they are told on cards and in the panel.
function undrawn() {
  const picture = current();
  let count = 0;
  for (const move of shown.moves) if (!picture.movesOf.has(move)) count += 1;
  return count;
}

export function refreshStatus() {
  const output = byID('status');
  const words = statusWords().map((word) => make('span', {}, word));
  const count = undrawn();
  if (count > 0) {
    words.push(make('span', {
      class: 'aside', title: 'Ways back and lines that a calm picture only counts; the panel of a screen lists them, and draws them while it is open.',
    }, `${number(count)} without a line`));
  }
  output.replaceChildren(...words);
  if (isFiltered()) output.append(button('Show all', showAll, { class: 'plain' }));
}

export function showAll() {
  update({ hops: 0, roles: new Set(), modules: new Set(), folders: new Set(), confidences: new Set(), least: 0 });
}

onChange((changed) => {
  if (!(changed.size === 1 && changed.has('view'))) refreshStatus();
});
