import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { repairModule, SHADOW_REPAIRS, STYLED_ICONS, STYLED_TEMPLATES } from '../../build/shadow-patch.ts';

const modules = createRequire(import.meta.url)
  .resolve('bpmn-js/package.json')
  .replace(/bpmn-js.package\.json$/, '');

describe.each(SHADOW_REPAIRS)('$file', ({ file, from, to }) => {
  const code = readFileSync(modules + file, 'utf8');

  test('is repaired in the installed version', () => {
    const repaired = repairModule(`${modules}${file}?v=1`, code);
    expect(repaired).toContain(to);
    expect(repaired?.replace(to, () => from)).toBe(code);
  });

  test('fails the build when the line is gone or doubled', () => {
    expect(() => repairModule(modules + file, code.replace(from, ''))).toThrow(file);
    expect(() => repairModule(modules + file, code + code)).toThrow(file);
  });
});

test('leaves other modules alone', () => {
  expect(repairModule('/x/src/other.js', 'document.activeElement === document.body')).toBeUndefined();
});

test.each(STYLED_ICONS)('%s loses its style attributes, not its looks', (file) => {
  const code = readFileSync(modules + file, 'utf8');
  const repaired = repairModule(modules + file, code);
  expect(repaired).not.toContain('style=');
  expect(repaired).toContain('fill="none" stroke="currentColor" stroke-width="100"');
  expect(() => repairModule(modules + file, 'export default {}')).toThrow(file);
});

test.each(STYLED_TEMPLATES)('%s hands its styles over as data', (file) => {
  const repaired = repairModule(modules + file, readFileSync(modules + file, 'utf8'));
  expect(repaired).not.toMatch(/[\s`]style="/);
  expect(repaired).toContain('data-gd-style="');
  expect(() => repairModule(modules + file, 'export default {}')).toThrow(file);
});
