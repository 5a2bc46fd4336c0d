import { expect, it } from 'vitest';
import { startFiles } from '../../build/byte-budgets.ts';

type Chunks = Parameters<typeof startFiles>[0];
const chunk = (fileName: string, facadeModuleId: string | null, imports: string[], dynamicImports: string[] = []) =>
  [
    fileName,
    {
      type: 'chunk',
      fileName,
      facadeModuleId,
      moduleIds: facadeModuleId ? [facadeModuleId] : [],
      imports,
      dynamicImports,
    },
  ] as const;

const LOADER = chunk('loader.js', '/e/src/loader.ts', [], ['a.js', 'b.js']);
const CHUNKS: Chunks = new Map([
  LOADER,
  chunk('a.js', '/widgets/src/instance-viewer/index.ts', ['shared.js'], ['a-late.js']),
  chunk('a-late.js', '/widgets/src/instance-viewer/view/details.tsx', ['more.js']),
  chunk('b.js', '/widgets/src/device-table/index.ts', ['loader.js'], ['b-mount.js']),
  chunk('b-mount.js', '/widgets/src/device-table/mount.tsx', ['shared.js', 'grid.js']),
  chunk('shared.js', null, ['react.js']),
  chunk('react.js', null, ['shared.js']),
  chunk('grid.js', null, []),
  chunk('more.js', null, []),
]);

it('an element loads what its first file imports and what it mounts, not what it imports later', () => {
  const starts = startFiles(CHUNKS, LOADER[1]);
  expect([...starts.keys()]).toEqual(['gd-instance-viewer', 'gd-device-table']);
  expect([...starts.get('gd-instance-viewer')!].toSorted()).toEqual(['a.js', 'react.js', 'shared.js']);
  expect([...starts.get('gd-device-table')!].toSorted()).toEqual([
    'b-mount.js',
    'b.js',
    'grid.js',
    'loader.js',
    'react.js',
    'shared.js',
  ]);
});
