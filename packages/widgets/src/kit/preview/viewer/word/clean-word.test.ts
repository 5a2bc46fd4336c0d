// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanRules, cleanWord } from './clean-word.ts';

it('leaves nothing in a document that runs or loads', () => {
  const box = document.createElement('div');
  const add = (tag: string, attributes: Record<string, string>) => {
    const element = box.appendChild(document.createElement(tag));
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
  add('a', { href: ' javascript:alert(1)', onclick: 'x()' });
  add('a', { href: 'https://site.example' });
  add('a', { href: '#place' });
  add('img', { src: 'https://tracker.example/1.png', onerror: 'x()' });
  add('img', { src: 'blob:here' });
  add('img', { src: 'data:image/svg+xml,<svg/>' });
  for (const tag of ['script', 'iframe', 'object', 'style', 'form']) add(tag, { src: 'x' });
  cleanWord(box);
  expect([...box.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<a target="_blank" rel="noopener noreferrer"></a>',
    '<a href="https://site.example" target="_blank" rel="noopener noreferrer"></a>',
    '<a href="#place"></a>',
    '<img>',
    '<img src="blob:here">',
    '<img>',
  ]);
});

it('keeps rules, without fonts and addresses', () => {
  expect(cleanRules('@import "x.css"; @font-face { src: url(a) } p { color: red; background: url(b) }').trim()).toBe(
    'p { color: red; background: none }',
  );
});
