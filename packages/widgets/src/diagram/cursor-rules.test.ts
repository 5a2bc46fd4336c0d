import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { cursorRules } from './cursor-rules.ts';

const css = readFileSync(createRequire(import.meta.url).resolve('bpmn-js/dist/assets/diagram-js.css'), 'utf8');

test('takes every cursor that the engine puts on the body', () => {
  const rules = cursorRules(css);
  for (const mode of [
    'grab',
    'grabbing',
    'crosshair',
    'move',
    'resize-ns',
    'resize-ew',
    'resize-nwse',
    'resize-nesw',
  ]) {
    expect(rules).toMatch(new RegExp(`\\.djs-cursor-${mode}[,{]`));
  }
});

test('takes nothing that could style the host page', () => {
  const selectors = [...cursorRules(css).matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.trim().split(','));
  expect(selectors.filter((selector) => !selector.startsWith('.djs-cursor-'))).toEqual([]);
});
