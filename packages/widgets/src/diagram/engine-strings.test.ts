import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINE_ZH } from './text/engine-zh.ts';
import { createTranslate } from './translate.ts';

const resolve = createRequire(import.meta.url).resolve;
const modules = resolve('bpmn-js/package.json').replace(/bpmn-js.package\.json$/, '');
const PACKAGES = ['bpmn-js/lib', 'diagram-js/lib', 'diagram-js-minimap/dist', 'bpmn-js-create-append-anything/dist'];

/** Texts that are never shown: a documentation example and the left part of composed texts. */
const NOT_SHOWN = new Set(['HELLO {you}', 'Align elements ']);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.js') && !/umd|dist[\\/]index\.js$/.test(path)) yield readFileSync(path, 'utf8');
  }
}

/** Returns every text that the engine passes to `translate`, directly or through its tables of menu entries. */
function engineTexts(): Set<string> {
  const texts = new Set<string>();
  for (const folder of PACKAGES) {
    for (const code of sources(join(modules, folder))) {
      // `translate(' + x + ')` writes an SVG transform, not a text
      for (const [, text = ''] of code.matchAll(/translate\(\s*'([^' ][^']*)'/g)) texts.add(text);
      for (const [, text = ''] of code.matchAll(/\blabel: '([^']+)'/g)) texts.add(text);
      for (const [, text = ''] of code.matchAll(/_ERR_MSG = '([^']+)'/g)) texts.add(text);
      for (const [, text = ''] of code.matchAll(/_GROUP = \{[^}]*name: '([^']+)'/g)) texts.add(text);
    }
  }
  for (const side of ['left', 'right', 'center', 'top', 'bottom', 'middle']) texts.add(`Align elements ${side}`);
  return texts;
}

test('every text of the engine has Chinese', () => {
  const missing = [...engineTexts()].filter((text) => !NOT_SHOWN.has(text) && !(text in ENGINE_ZH));
  expect(missing).toEqual([]);
});

test('the walk finds what is known to be there', () => {
  const texts = engineTexts();
  for (const text of ['Create start event', 'User task', 'Delete', 'Sub-processes', 'Open minimap']) {
    expect(texts).toContain(text);
  }
  expect(texts.size).toBeGreaterThan(120);
});

test('every Chinese text is Chinese and keeps the places', () => {
  for (const [en, zh] of Object.entries(ENGINE_ZH)) {
    expect(zh, en).toMatch(/\p{Script=Han}/u);
    expect(zh.match(/\{\w+\}/g) ?? [], en).toEqual(en.match(/\{\w+\}/g) ?? []);
  }
});

test('translates by the language of the moment and fills places', () => {
  let lang: 'zh-CN' | 'en' = 'zh-CN';
  const translate = createTranslate(() => lang);
  expect(translate('Open {element}', { element: '审批' })).toBe('打开审批');
  lang = 'en';
  expect(translate('Open {element}', { element: 'review' })).toBe('Open review');
  expect(translate('Not in the table')).toBe('Not in the table');
});
