// Light, dark, or as the system is.
import { state, update, onChange } from './state.js';
import { renewMinimap } from './minimap.js';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

export const isDark = () => state.theme === 'auto' ? systemDark.matches : state.theme === 'dark';

export function switchTheme() {
  const other = isDark() ? 'light' : 'dark';
  // Where that is what the system has, following it says the same.
  update({ theme: (other === 'dark') === systemDark.matches ? 'auto' : other });
}

export function applyTheme() {
  if (state.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = state.theme;
}

systemDark.addEventListener('change', renewMinimap);
onChange((changed) => {
  if (!changed.has('theme')) return;
  applyTheme();
  renewMinimap();
});
