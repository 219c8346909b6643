// Puts the page together.
import { atlas } from './atlas.js';
import { byID, make, button } from './dom.js';
import { state, update, readAddress } from './state.js';
import { current, refresh, highlight, markSelected, screenAt } from './picture.js';
import { fit, zoomBy, show, start, isVisible, wasDragged } from './viewport.js';
import { renewMinimap } from './minimap.js';
import { refreshStatus } from './status.js';
import { openFilters } from './filters.js';
import { profileSwitch, showProfile } from './profile.js';
import { fillPanel, select } from './panel.js';
import { applyTheme, switchTheme } from './theme.js';
import { startComparison, openDifferences } from './diff.js';
import { laboratoryButton } from './laboratory.js';
import { sessionsButton } from './sessions.js';
import { showThumbnails } from './thumbnails.js';
import { componentsButton, startComponents } from './components.js';
import { exportSVG, exportPNG } from './export.js';
import { openHelp, focusCard } from './keys.js';

function exportMenu() {
  const menu = make('details', { class: 'menu' }, make('summary', { title: 'Save the view' }, 'Export'),
    make('div', { class: 'menu-items' }, button('SVG', () => { menu.open = false; exportSVG(); }), button('PNG', () => { menu.open = false; exportPNG(); }),
      button('Print', () => { menu.open = false; print(); })));
  return menu;
}

function fillTools() {
  byID('tools').append(...[
    profileSwitch(),
    atlas.comparison && button('Differences', openDifferences, { id: 'differences-button' }),
    button([make('span', { class: 'wide' }, 'Legend & '), 'Filters'], () => { delete byID('filters').dataset.shows; openFilters(); }, { id: 'filters-button', 'aria-expanded': 'false', title: 'Filters (K)' }),
    sessionsButton(), componentsButton(), laboratoryButton(), exportMenu(),
    button('◐', switchTheme, { 'aria-label': 'Light or dark', title: 'Light or dark (T)', class: 'round', id: 'theme-button' }),
    button('?', openHelp, { 'aria-label': 'Keys', title: 'Keys (?)', class: 'round', id: 'help-button' }),
  ].filter(Boolean));
  byID('zoom').append(
    button('−', () => zoomBy(0.8), { 'aria-label': 'Zoom out', class: 'round' }), button('+', () => zoomBy(1.25), { 'aria-label': 'Zoom in', class: 'round' }),
    button('⤢', () => fit(), { 'aria-label': 'Show all', class: 'round', id: 'fit-button' }));
}

function listen() {
  const stage = byID('stage');
  stage.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) highlight(screenAt(event.target) ?? state.screen);
  });
  stage.addEventListener('pointerleave', () => highlight(state.screen));
  stage.addEventListener('focusin', (event) => {
    const screen = screenAt(event.target);
    if (screen === null) return;
    highlight(screen);
    if (!isVisible(screen)) show(screen);
  });
  byID('canvas').addEventListener('click', (event) => {
    if (wasDragged()) return;
    // Where the picture just moved, the event is that of what lay over it.
    const screen = screenAt(event.detail > 0 ? document.elementFromPoint(event.clientX, event.clientY) : event.target);
    if (screen !== null) focusCard(screen);
    select(screen);
  });
  // The first card takes the focus from the map.
  byID('canvas').addEventListener('keydown', (event) => {
    if (event.target === byID('canvas') && event.key === 'Enter') {
      const first = state.screen ?? atlas.entries.find((entry) => current().cardOf.has(entry.screen))?.screen ?? [...current().cardOf.keys()][0];
      if (first !== undefined) focusCard(first);
      event.stopPropagation();
    }
  });
  addEventListener('resize', renewMinimap);
  addEventListener('hashchange', () => {
    update(readAddress());
    start();
  });
}

Object.assign(state, readAddress());
applyTheme();
byID('subtitle').textContent = [current()?.data.subtitle, ...atlas.remarks].filter(Boolean).join(' · ');
byID('subtitle').title = byID('subtitle').textContent;
fillTools();
showThumbnails();
if (current()) {
  showProfile(false);
  refresh();
  fillPanel();
  markSelected();
  start();
  highlight(state.screen);
  startComparison();
  startComponents();
}
refreshStatus();
renewMinimap();
listen();
document.documentElement.dataset.ready = 'true';
performance.mark('interactive');
