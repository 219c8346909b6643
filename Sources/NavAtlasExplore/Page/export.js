// The view as a file: SVG as it is drawn, or PNG.
import { atlas } from './atlas.js';
import { make } from './dom.js';
import { current } from './picture.js';

const mostPixels = 40_000_000;

// The picture with the colours and the fonts that the page gives it, without what is filtered away.
export function pictureText() {
  const picture = current();
  const copy = picture.svg.cloneNode(true);
  for (const gone of copy.querySelectorAll('.gone, .absent, .hidden-moves')) gone.remove();
  for (const element of copy.querySelectorAll('[tabindex], .lit, .selected')) {
    element.removeAttribute('tabindex');
    element.classList.remove('lit', 'selected');
  }
  copy.classList.remove('tracing');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = styleRules();
  copy.prepend(style);
  return '<?xml version="1.0" encoding="UTF-8"?>\n' + new XMLSerializer().serializeToString(copy) + '\n';
}

// The page's colours stand in variables, which a file alone does not have.
function styleRules() {
  const values = getComputedStyle(document.documentElement);
  const resolved = (text) => text.replace(/var\(--(\w+)\)/g, (_, name) => values.getPropertyValue('--' + name).trim());
  const rules = [];
  for (const rule of document.styleSheets[0].cssRules) {
    const isPicture = rule.selectorText && /^(\[fill|\[stroke|svg text|\.link text)/.test(rule.selectorText);
    if (isPicture) rules.push(resolved(rule.cssText));
  }
  return rules.join('\n');
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
