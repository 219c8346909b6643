// What screens look like: on their cards, and all variants in the details.
import { atlas } from './atlas.js';
import { make } from './dom.js';
import { panelSections } from './panel.js';

const looksOf = new Map();
for (const thumbnail of atlas.thumbnails ?? []) {
  if (!looksOf.has(thumbnail.screen)) looksOf.set(thumbnail.screen, []);
  looksOf.get(thumbnail.screen).push(thumbnail);
}

const pictureAddress = (thumbnail) => 'data:image/png;base64,' + thumbnail.png;

// A picture is in the page once, however often it is seen.
export function showThumbnails() {
  for (const image of document.querySelectorAll('.drawing image.thumbnail')) {
    const looks = looksOf.get(image.closest('[data-screen]')?.dataset.screen);
    if (looks) image.setAttribute('href', pictureAddress(looks[0]));
  }
}

panelSections.unshift((screen) => {
  const looks = looksOf.get(screen.id);
  if (!looks) return null;
  return make('div', { class: 'looks' }, looks.map((thumbnail) => make('figure', {},
    make('img', { src: pictureAddress(thumbnail), alt: [screen.name, thumbnail.variant].filter(Boolean).join(', '), width: thumbnail.width, height: thumbnail.height }),
    thumbnail.variant && make('figcaption', { class: 'aside' }, thumbnail.variant))));
});
