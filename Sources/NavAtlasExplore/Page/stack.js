// What the app shows at one moment, as cards that lie on each other: tabs, columns and modals.
import { make } from './dom.js';
import { nameOf } from './graph.js';
import { recordedName } from './recording.js';

const frameTitle = (place) => nameOf(recordedName(place));

function pile(frames) {
  return make('ol', { class: 'pile', 'aria-label': 'Stack, the visible screen last' }, frames.map((place, index) => make('li', {
    class: 'frame' + (index === frames.length - 1 ? ' top' : ''), 'data-frame': recordedName(place),
  }, frameTitle(place))));
}

function paneCards(data, isCompact) {
  if (data.stack) return pile(data.stack);
  if (data.columns) {
    return isCompact ? pile(data.collapsed) : make('div', { class: 'columns' }, data.columns.map((frames) => make('div', { class: 'lane' }, pile(frames))));
  }
  const tabs = data.tabs ?? [];
  const tab = tabs[data.selected ?? 0];
  return make('div', { class: 'tabbed' }, tab ? paneCards(tab.pane, isCompact) : null, make('ul', { class: 'tabbar', 'aria-label': 'Tabs' }, tabs.map((each) => {
    const height = each.pane.stack?.length ?? 0;
    return make('li', { class: each === tab ? 'chosen' : '', 'aria-current': each === tab ? 'true' : null }, each.key, each !== tab && height > 1 && make('span', { class: 'count', title: 'screens on its stack' }, ` ${height}`));
  })));
}

export function stackCards(state) {
  if (!state) return make('p', { class: 'aside' }, 'Nothing is known yet.');
  const layers = state.layers ?? [];
  return make('div', { class: 'device' + (state.isCompact ? ' compact' : '') },
    make('div', { class: 'level' + (layers.length > 0 ? ' covered' : '') }, paneCards(state.base, state.isCompact)),
    layers.map((layer, index) => make('div', { class: 'level modal' + (index < layers.length - 1 ? ' covered' : '') },
      make('h4', {}, layer.style), paneCards(layer.pane, state.isCompact))));
}
