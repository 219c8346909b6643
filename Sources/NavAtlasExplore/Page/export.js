// The view as a file: SVG as it is drawn, or PNG.
import { atlas } from './atlas.js';
import { make } from './dom.js';
import { current } from './picture.js';

const mostPixels = 40_000_000;

// The picture with the colours and the fonts that the page gives it, without what is filtered away. They are written into
// the elements: a file has no style sheet of this page, and a page that allows none but its own would not draw another.
export function pictureText() {
  const picture = current();
  const copy = picture.svg.cloneNode(true);
  for (const gone of copy.querySelectorAll('.gone, .absent, .hidden-moves')) gone.remove();
  for (const element of copy.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex');
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('opacity', element.style.opacity || '1');
    element.removeAttribute('style');
  }
  paintColors(copy);
  copy.setAttribute('font-family', getComputedStyle(picture.svg.querySelector('text') ?? picture.svg).fontFamily);
  return '<?xml version="1.0" encoding="UTF-8"?>\n' + new XMLSerializer().serializeToString(copy) + '\n';
}

// The rules that give the picture's colours are the only ones that go by attribute alone.
function paintColors(copy) {
  const values = getComputedStyle(document.documentElement);
  for (const rule of document.styleSheets[0].cssRules) {
    const [, attribute, color] = /^\[(fill|stroke)="(#\w+)"\]$/.exec(rule.selectorText ?? '') ?? [];
    const [, name] = /var\(--(\w+)\)/.exec(rule.cssText) ?? [];
    if (!attribute || !name) continue;
    const value = values.getPropertyValue('--' + name).trim();
    for (const element of copy.querySelectorAll(`[${attribute}="${color}"]`)) element.dataset['new' + attribute] = value;
  }
  for (const attribute of ['fill', 'stroke']) {
    for (const element of copy.querySelectorAll(`[data-new${attribute}]`)) {
      element.setAttribute(attribute, element.dataset['new' + attribute]);
      element.removeAttribute('data-new' + attribute);
    }
  }
  const halo = { 'paint-order': 'stroke', stroke: values.getPropertyValue('--canvas').trim(), 'stroke-width': '3', 'stroke-linejoin': 'round' };
  for (const text of copy.querySelectorAll('.link text')) for (const [key, value] of Object.entries(halo)) text.setAttribute(key, value);
  copy.querySelector('.graph > polygon')?.setAttribute('fill', halo.stroke);
}

function download(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = make('a', { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const fileName = (ending) => (atlas.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'navigation') + '.' + ending;

export function exportSVG() {
  download(new Blob([pictureText()], { type: 'image/svg+xml' }), fileName('svg'));
}

export async function pictureBitmap() {
  const { width, height } = current();
  const scale = Math.min(2, Math.sqrt(mostPixels / (width * height)));
  const image = new Image();
  const address = URL.createObjectURL(new Blob([pictureText()], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const sheet = make('canvas', { width: Math.round(width * scale), height: Math.round(height * scale) });
    sheet.getContext('2d').drawImage(image, 0, 0, sheet.width, sheet.height);
    return await new Promise((resolve) => sheet.toBlob(resolve, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function exportPNG() {
  const blob = await pictureBitmap();
  if (blob) download(blob, fileName('png'));
}
