// Regular and compact width. Cards travel from where they stood to where they stand.
import { atlas } from './atlas.js';
import { make, button, reducedMotion } from './dom.js';
import { state, update, onChange } from './state.js';
import { pictures, boxesOf } from './picture.js';
import { fit } from './viewport.js';

const travelTime = { duration: 520, easing: 'cubic-bezier(.3,.8,.3,1)' };

export function profileSwitch() {
  if (atlas.pictures.length < 2) return null;
  return make('div', { class: 'segments', role: 'radiogroup', 'aria-label': 'Width class' }, atlas.pictures.map(({ profile }) =>
    button(profile === 'regular' ? 'Regular' : 'Compact', () => update({ profile }), {
      role: 'radio', 'data-profile-choice': profile, 'aria-checked': String(profile === state.profile),
    })));
}

export function otherProfile() {
  const other = atlas.pictures.find((picture) => picture.profile !== state.profile);
  if (other) update({ profile: other.profile });
}

let lastProfile = null;

export function showProfile(isAnimated = true) {
  const before = pictures.get(lastProfile);
  const after = pictures.get(state.profile);
  const wasMeasured = before && boxesOf(before);
  for (const picture of pictures.values()) picture.layer.hidden = picture !== after;
  for (const choice of document.querySelectorAll('[data-profile-choice]')) {
    choice.setAttribute('aria-checked', String(choice.dataset.profileChoice === state.profile));
  }
  lastProfile = state.profile;
  if (!before || before === after) return;
  fit(isAnimated);
  if (isAnimated && !reducedMotion.matches) travel(before, wasMeasured, after);
}

function travel(before, old, after) {
  const now = boxesOf(after);
  for (const [screen, id] of after.cardOf) {
    const [from, to] = [old.get(before.cardOf.get(screen)), now.get(id)];
    const element = after.cards.get(id).element;
    if (!from) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], travelTime);
      continue;
    }
    const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    element.animate([{ transform: shift }, { transform: 'none' }], travelTime);
  }
  const late = { ...travelTime, easing: 'ease-in' };
  for (const part of [...after.lines, ...after.frames]) part.element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], late);
}

onChange((changed) => {
  if (changed.has('profile')) showProfile();
});
