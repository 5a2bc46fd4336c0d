import { describe, expect, it } from 'vitest';
import { moduleOf } from './imports.ts';
import type { Manifest } from './repository.ts';
import { ROOMS, differencesFromPage, purityViolations, roomViolations, undeclaredImports } from './rooms.ts';

const manifest = (folder: string, name: string, more: Partial<Manifest> = {}): Manifest => ({
  folder,
  name,
  exports: { '.': {} },
  ...more,
});
const MANIFESTS = [
  manifest('', 'root', { devDependencies: { vitest: '1.0.0' } }),
  ...['domain', 'bpmn', 'sheets', 'api', 'server', 'elements'].map((room) =>
    manifest(`packages/${room}`, `@gongdi/${room}`),
  ),
  manifest('packages/widgets', '@gongdi/widgets', {
    exports: { '.': {}, './console': {} },
    dependencies: { react: '1.0.0' },
    devDependencies: { '@types/leaflet': '1.0.0', '@gongdi/domain': '0.1.0' },
  }),
  manifest('cli', 'gongdi'),
];
const rooms = (file: string, source: string) => roomViolations([moduleOf(file, source)], MANIFESTS);

describe('import rule', () => {
  it.each([
    ['packages/domain/src/a.ts', "import '@gongdi/bpmn';"],
    ['packages/domain/src/a.ts', "import type { A } from '@gongdi/api';"],
    ['packages/bpmn/src/a.ts', "import { a } from '@gongdi/domain';"],
    ['packages/sheets/src/a.ts', "export * from '@gongdi/api';"],
    ['packages/api/src/a.ts', "let a: import('@gongdi/sheets').A;"],
    ['packages/server/src/a.ts', "import type { A } from '@gongdi/widgets';"],
    ['packages/server/src/a.test.ts', "import '@gongdi/widgets';"],
    ['packages/widgets/src/a.tsx', "await import('@gongdi/server');"],
    ['packages/widgets/src/a.tsx', "import '@gongdi/elements';"],
    ['packages/elements/src/a.ts', "import { mount } from '@gongdi/widgets/console';"],
    ['packages/elements/src/a.ts', "import { label } from '@gongdi/domain';"],
    ['packages/elements/src/a.ts', "await import('@gongdi/api');"],
    ['cli/src/a.ts', "import { createServer } from '@gongdi/server';"],
    ['cli/src/a.ts', "import '@gongdi/widgets';"],
    ['examples/html/a.ts', "import '@gongdi/domain';"],
    ['packages/widgets/src/a.tsx', "import '@gongdi/widgets/console'; import '@gongdi/domain/src/field.ts';"],
    ['packages/widgets/src/a.tsx', "import '../../domain/src/index.ts';"],
    ['packages/elements/src/a.ts', "import '../../widgets/build/a.ts';"],
    ['tests/a.test.ts', "import '../packages/domain/src/index.ts';"],
    ['tests/a.test.ts', "import '@gongdi/widgets/kit';"],
    ['packages/newcomer/src/a.ts', 'export {};'],
    ['packages/server/src/store/a.ts', "import './testing.ts';"],
    ['packages/server/src/store/a.ts', "import { b } from './b.test.ts';"],
  ])('refuses in %s: %s', (file, source) => expect(rooms(file, source)).toHaveLength(1));

  it.each([
    ['packages/api/src/a.ts', "import { a } from '@gongdi/domain'; import { z } from 'zod'; import './b.ts';"],
    ['packages/widgets/src/a.tsx', "import '@gongdi/sheets'; import '../build/a.ts';"],
    ['packages/elements/src/a.ts', "await import('@gongdi/widgets/console'); import type { A } from '@gongdi/server';"],
    ['cli/src/a.ts', "import type { S } from '@gongdi/server'; await import('@gongdi/server');"],
    ['tests/a.test.ts', "import '@gongdi/server'; import '@gongdi/widgets/console'; import '../scripts/lib/a.mjs';"],
    ['packages/elements/vite.config.ts', "import '../widgets/build/a.ts';"],
    ['scripts/a.mjs', "import '../packages/domain/dist/index.js';"],
  ])('allows in %s: %s', (file, source) => expect(rooms(file, source)).toEqual([]));

  it('lets no room reach back to one that may import it', () => {
    const reach = (room: string, seen = new Set<string>()): Set<string> => {
      const { may = [], lazily = [] } = ROOMS[room] ?? {};
      for (const next of [...may, ...lazily]) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    for (const room of Object.keys(ROOMS)) expect(reach(room).has(room), room).toBe(false);
  });
});

describe('pure rooms', () => {
  const pure = (file: string, source: string) => purityViolations([moduleOf(file, source)]);
  it.each(["import 'node:fs';", "import 'path';", "await import('node:zlib');", "import type { A } from 'node:fs';"])(
    'refuse %s',
    (source) => expect(pure('packages/bpmn/src/a.ts', source)).toHaveLength(1),
  );
  it('leave tests and other rooms alone', () => {
    expect(pure('packages/bpmn/src/a.test.ts', "import 'node:fs';")).toEqual([]);
    expect(pure('packages/server/src/a.ts', "import 'node:fs';")).toEqual([]);
  });
});

describe('undeclared packages', () => {
  const undeclared = (file: string, source: string) => undeclaredImports([moduleOf(file, source)], MANIFESTS);
  it.each([
    ['packages/widgets/src/a.tsx', "import 'antd';"],
    ['packages/widgets/src/a.tsx', "import '@gongdi/domain';"],
    ['packages/widgets/src/a.tsx', "import 'vitest';"],
    ['packages/widgets/src/a.test.tsx', "import 'chai';"],
    ['packages/widgets/src/a.tsx', "import type { A } from 'chai';"],
    ['packages/widgets/src/a.tsx', "import '#nothing';"],
  ])('are refused in %s: %s', (file, source) => expect(undeclared(file, source)).toHaveLength(1));
  it.each([
    ['packages/widgets/src/a.tsx', "import 'react/jsx-runtime'; import type { A } from '@gongdi/domain';"],
    ['packages/widgets/src/a.tsx', "import type { A } from 'leaflet'; import 'virtual:styles';"],
    ['packages/widgets/src/a.test.tsx', "import 'vitest'; import 'node:fs';"],
    ['scripts/a.mjs', "import 'anything';"],
  ])('are not seen in %s: %s', (file, source) => expect(undeclared(file, source)).toEqual([]));
});

describe('the page about the rooms', () => {
  const table = (rows: Record<string, string>) =>
    Object.entries({
      'packages/domain': '–',
      'packages/bpmn': '–',
      'packages/sheets': 'domain',
      'packages/api': 'domain',
      'packages/elements': 'types from any room; values from widgets only by `import()`',
      'packages/widgets': 'domain, bpmn, sheets, api',
      'examples/*': 'api, elements',
      ...rows,
    })
      .map(([room, may]) => `| \`${room}\` | name | what | ${may} |`)
      .join('\n');
  it('may leave out rooms that do not exist yet', () => expect(differencesFromPage(table({}))).toEqual([]));
  it.each<Record<string, string>>([
    { 'packages/sheets': '–' },
    { 'packages/sheets': 'domain, bpmn' },
    { 'packages/elements': 'types from any room' },
    { tests: 'domain' },
  ])('is found to differ: %o', (rows) => expect(differencesFromPage(table(rows))).toHaveLength(1));
  it('must have the table', () => expect(differencesFromPage('# The house')).toHaveLength(1));
});
