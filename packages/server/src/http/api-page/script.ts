/** Script of the page: search, copy buttons, opening the call that the URL fragment names. */
export const SCRIPT = `'use strict';
const search = document.getElementById('search');
const found = document.getElementById('found');
const calls = [...document.querySelectorAll('.call')];
const groups = [...document.querySelectorAll('.group')];
const none = document.querySelector('.none');
function look() {
  const words = search.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const call of calls) {
    const fits = words.every((word) => call.dataset.words.includes(word));
    call.hidden = !fits;
    if (fits) count += 1;
  }
  for (const group of groups) group.hidden = !group.querySelector('.call:not([hidden])');
  none.hidden = count > 0;
  found.textContent = found.dataset.text.replace('{count}', String(count));
}
function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  if (target.hidden) { search.value = ''; look(); }
  target.open = true;
  target.scrollIntoView();
}
async function copy(button) {
  const code = button.parentElement.querySelector('code');
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    if (!document.execCommand('copy')) return;
  }
  button.textContent = document.body.dataset.copied;
  setTimeout(() => { button.textContent = before; }, 1000);
}
search.addEventListener('input', look);
addEventListener('hashchange', open);
addEventListener('keydown', (event) => {
  if (event.key === '/' && !(event.target instanceof HTMLInputElement)) { event.preventDefault(); search.focus(); }
});
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('.copy');
  if (button) void copy(button);
});
look();
open();
`;
