import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../root.mjs';
import { deadLinks } from './dead-links.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const inDocs = readdirSync(at('docs'), { recursive: true }).map((path) => `docs/${path.replaceAll('\\', '/')}`);
const pagesOf = () =>
  ['README.md', 'README.zh.md', 'CONTRIBUTING.md', ...inDocs]
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: read(path) }));
const dead = (text) =>
  deadLinks(
    [
      { path: 'docs/a.md', text },
      { path: 'docs/b.md', text: '# Title\n\n## Two words, and `code`\n' },
    ],
    (path) => path === 'packages',
    ['check'],
  );

describe('links of the documentation', () => {
  it('lead somewhere, and its npm scripts exist', () => {
    const pages = pagesOf();
    expect(pages.length).toBeGreaterThan(100);
    const { scripts } = JSON.parse(read('package.json'));
    expect(deadLinks(pages, (path) => existsSync(at(path)), Object.keys(scripts))).toEqual([]);
  });

  it.each([
    '[x](b.md)',
    '[x](b.md#two-words-and-code)',
    '[x](../packages)',
    '[x](https://a.example/b.md)',
    '`npm run check`',
  ])('are fine: %s', (text) => expect(dead(text)).toEqual([]));

  it.each(['[x](c.md)', '[x](b.md#three)', '[x](#none)', '![x](images/none.png)', '`npm run nothing`'])(
    'are refused: %s',
    (text) => expect(dead(text)).toHaveLength(1),
  );
});
