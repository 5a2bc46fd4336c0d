import { describe, expect, it } from 'vitest';
import { moduleIndex, moduleIndexes } from './module-index.mjs';

describe('generated index of a module folder', () => {
  const resources = { in: 'src/resources', index: 'src/resources/index.ts', list: 'RESOURCES', kind: 'eager' };
  const inFolder = (names) => names.map((name) => `src/resources/${name}`);

  it('lists the modules by name and leaves tests, types and itself out', () => {
    const files = inFolder(['staff.ts', 'index.ts', 'staff.test.ts', 'area-type.ts', 'x.d.ts', 'notes.md']);
    expect(moduleIndex(files, resources)).toBe(
      [
        '// Written by `npm run generate` from the files that it lists.',
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
    const files = inFolder(Array.from({ length: 12 }, (_, i) => `some-long-name-${i}.ts`));
    const text = moduleIndex(files, resources);
    expect(text).toContain('export {\n  someLongName0,\n');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  it('imports lazily where each module is a chunk of its own', () => {
    const files = inFolder(['serve.ts', 'lint-all.ts']);
    expect(moduleIndex(files, { ...resources, list: 'COMMANDS', kind: 'lazy' })).toContain(
      "export const COMMANDS = {\n  'lint-all': () => import('./lint-all.ts'),\n  serve: () => import('./serve.ts'),\n} as const;\n",
    );
  });

  it('names what lies in every folder by its folder, and declares its type', () => {
    const of = { type: 'Room', from: 'src/room.ts' };
    const entry = { below: 'src', named: 'room.ts', index: 'src/generated/rooms.ts', list: 'ROOMS', kind: 'eager', of };
    expect(moduleIndex(['src/modules/safety/risk-source/room.ts', 'src/files/room.ts'], entry)).toBe(
      [
        '// Written by `npm run generate` from the files that it lists.',
        "import files from '../files/room.ts';",
        "import riskSource from '../modules/safety/risk-source/room.ts';",
        "import type { Room } from '../room.ts';",
        '',
        'export const ROOMS: readonly Room[] = [files, riskSource];',
        '',
      ].join('\n'),
    );
    expect(() => moduleIndex(['src/a/risk/room.ts', 'src/b/risk/room.ts'], entry)).toThrow('called risk');
  });

  it('exports what modules export, each under its name', () => {
    const entry = { in: 'src/calls', index: 'src/generated/calls.ts', kind: 'grouped' };
    expect(moduleIndex(['src/calls/work-point.ts', 'src/calls/area.ts', 'src/calls/area'], entry)).toBe(
      [
        '// Written by `npm run generate` from the files that it lists.',
        "export * as area from '../calls/area.ts';",
        "export * as workPoint from '../calls/work-point.ts';",
        '',
      ].join('\n'),
    );
  });

  it('gives each by its folder where that says something', () => {
    const of = { type: 'ModuleMenu', from: 'src/menu/define.ts' };
    const entry = { below: 'src/modules', named: 'menu.ts', index: 'src/generated/menus.ts', list: 'MENUS', of };
    const files = ['src/modules/safety/risk-source/menu.ts', 'src/modules/bench/menu.ts'];
    expect(moduleIndex(files, { ...entry, kind: 'keyed' })).toBe(
      [
        '// Written by `npm run generate` from the files that it lists.',
        "import bench from '../modules/bench/menu.ts';",
        "import riskSource from '../modules/safety/risk-source/menu.ts';",
        "import type { ModuleMenu } from '../menu/define.ts';",
        '',
        "export const MENUS: Readonly<Record<string, ModuleMenu>> = { bench, 'safety/risk-source': riskSource };",
        '',
      ].join('\n'),
    );
  });

  it('hands on what each exports', () => {
    const entry = { below: 'src/modules', named: 'dictionary.ts', index: 'src/generated/dictionaries.ts' };
    const files = ['src/modules/safety/risk-source/dictionary.ts', 'src/modules/safety/dictionary.ts'];
    expect(moduleIndex(files, { ...entry, kind: 'star' })).toBe(
      [
        '// Written by `npm run generate` from the files that it lists.',
        "export * from '../modules/safety/dictionary.ts';",
        "export * from '../modules/safety/risk-source/dictionary.ts';",
        '',
      ].join('\n'),
    );
  });

  it('lists what each exports as a whole', () => {
    const of = { type: 'Room', from: 'src/define.ts' };
    const entry = { below: 'src/modules', named: 'dictionary.ts', index: 'src/generated/dictionary-files.ts', of };
    const files = ['src/modules/safety/risk-source/dictionary.ts', 'src/modules/safety/dictionary.ts'];
    expect(moduleIndex(files, { ...entry, list: 'DICTIONARIES', kind: 'whole' })).toBe(
      [
        '// Written by `npm run generate` from the files that it lists.',
        "import * as safety from '../modules/safety/dictionary.ts';",
        "import * as riskSource from '../modules/safety/risk-source/dictionary.ts';",
        "import type { Room } from '../define.ts';",
        '',
        'export const DICTIONARIES: readonly Room[] = [safety, riskSource];',
        '',
      ].join('\n'),
    );
  });

  it('fails where it finds nothing', () => {
    expect(() => moduleIndex(['src/resources/index.ts'], resources)).toThrow('nothing to list in src/resources');
  });

  it('is committed as its folder stands: run `npm run generate` when this fails', () => {
    for (const { path, wanted, present } of moduleIndexes())
      expect({ path, text: present }).toEqual({ path, text: wanted });
  });
});
