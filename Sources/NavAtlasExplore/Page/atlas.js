// What the page knows, as it was written into it.
export const atlas = JSON.parse(document.getElementById('atlas').textContent);
