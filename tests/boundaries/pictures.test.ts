import { describe, expect, it } from 'vitest';
import { moduleOf } from './imports.ts';
import {
  consoleArrows,
  designerArrows,
  packageArrows,
  packagePicture,
  serverPicture,
  withoutShortCuts,
} from './pictures.ts';

const manifests = ['domain', 'api', 'server'].map((name) => ({ name: `@gongdi/${name}`, folder: `packages/${name}` }));
const packages = (...sources: readonly (readonly [string, string])[]) =>
  packageArrows(
    sources.map(([file, source]) => moduleOf(file, source)),
    [...manifests, { name: 'gongdi', folder: 'cli' }],
  );

describe('pictures of the architecture', () => {
  it('have an arrow for each package that another one loads', () => {
    expect(
      packages(
        ['packages/server/src/a.ts', "import { a } from '@gongdi/api';"],
        ['packages/server/src/b.ts', "await import('@gongdi/api/deep'); import type { D } from '@gongdi/domain';"],
        ['cli/src/a.ts', "await import('@gongdi/server'); import '@gongdi/cli'; import 'node:fs';"],
        ['packages/api/src/a.test.ts', "import '@gongdi/domain';"],
        ['tests/a.ts', "import '@gongdi/domain';"],
      ),
    ).toEqual([
      { from: 'cli', to: 'server', late: true },
      { from: 'server', to: 'api' },
    ]);
  });

  it('have an arrow for each layer of the console', () => {
    const at = (path: string, source: string) => moduleOf(`packages/widgets/src/console/${path}`, source);
    const files = [
      at('mount.tsx', "import './routes/a.ts';"),
      at('frame/shell/a.tsx', "import '../tabs/b.tsx'; import '../../ground/page/c.ts'; import '../../../kit/d.ts';"),
    ];
    expect(consoleArrows(files)).toEqual([
      { from: 'frame', to: 'ground' },
      { from: 'mount', to: 'routes' },
    ]);
  });

  it('have an arrow for each folder of the process designer', () => {
    const at = (path: string, source: string) => moduleOf(`packages/widgets/src/process-designer/${path}`, source);
    const files = [
      at('mount.tsx', "import './panel/a.tsx'; import '../kit/mount.ts';"),
      at('panel/fields/a.tsx', "import '../edit/b.ts'; import type { C } from '../../session/c.ts';"),
    ];
    expect(designerArrows(files)).toEqual([
      { from: 'mount', to: 'panel' },
      { from: 'panel', to: 'session' },
    ]);
  });

  it('leave out what a longer way says, unless a part of that comes late', () => {
    const [ab, bc, ac] = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'c' },
    ] as const;
    expect(withoutShortCuts([ab, bc, ac])).toEqual([ab, bc]);
    expect(withoutShortCuts([{ ...ab, late: true }, bc, ac])).toEqual([{ ...ab, late: true }, bc, ac]);
  });

  it('are drawn in Mermaid', () => {
    expect(packagePicture([{ from: 'cli', to: 'server', late: true }])).toContain('\n  cli -.-> server\n```');
    expect(serverPicture([['text'], ['store', 'files']])).toBe(
      '```mermaid\nflowchart TD\n  layer1["store · files"]\n  layer0["text"]\n  layer1 --> layer0\n```',
    );
  });
});
