import { describe, expect, it } from 'vitest';
import { moduleIndex, moduleIndexes } from './module-index.mjs';

describe('generated index of a module folder', () => {
  it('lists the modules by name and leaves tests, types and itself out', () => {
    const text = moduleIndex(['staff.ts', 'index.ts', 'staff.test.ts', 'area-type.ts', 'x.d.ts', 'notes.md'], {
      list: 'RESOURCES',
      kind: 'eager',
    });
    expect(text).toBe(
      [
        '// Written by `npm run generate` from the files in this folder.',
        "import areaType from './area-type.ts';",
        "import staff from './staff.ts';",
        '',
        'export { areaType, staff };',
        'export const RESOURCES = [areaType, staff] as const;',
        '',
      ].join('\n'),
    );
  });

  it('breaks a list that is too long for one line', () => {
    const files = Array.from({ length: 12 }, (_, i) => `some-long-name-${i}.ts`);
    const text = moduleIndex(files, { list: 'RESOURCES', kind: 'eager' });
    expect(text).toContain('export {\n  someLongName-0,\n'.replace('-0', '0'));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('imports lazily where each module is a chunk of its own', () => {
    expect(moduleIndex(['serve.ts', 'lint-all.ts'], { list: 'COMMANDS', kind: 'lazy' })).toContain(
      "export const COMMANDS = {\n  'lint-all': () => import('./lint-all.ts'),\n  serve: () => import('./serve.ts'),\n} as const;\n",
    );
  });

  it('is committed as its folder stands: run `npm run generate` when this fails', () => {
    for (const { path, wanted, present } of moduleIndexes())
      expect({ path, text: present }).toEqual({ path, text: wanted });
  });
});
