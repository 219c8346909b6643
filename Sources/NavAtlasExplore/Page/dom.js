// Elements are made here and nowhere else; text is always text.
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'class') element.className = value;
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'data') Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(3).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

export const byID = (id) => document.getElementById(id);

export function button(label, action, properties = {}) {
  return make('button', { type: 'button', onclick: action, ...properties }, label);
}

// A link to a source file: only what the program made one of, and nothing that could be a script.
export function sourceLink(place, text) {
  const words = text ?? place.file + (place.line ? ':' + place.line : '');
  const isSafe = place.link && /^(https?|vscode|xcode|idea):/i.test(place.link);
  const properties = { class: 'place', title: place.file + (place.line ? ':' + place.line : '') };
  return isSafe
    ? make('a', { ...properties, href: place.link, rel: 'noreferrer' }, shortPath(words))
    : make('span', properties, shortPath(words));
}

// The file's name and the folder that it is in; the whole path is in the title.
export function shortPath(path) {
  const parts = path.split('/');
  return parts.length > 2 ? '…/' + parts.slice(-2).join('/') : path;
}

export const counted = (count, one, many = one + 's') => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
export const number = (value) => value.toLocaleString('en');
