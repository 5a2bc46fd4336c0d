import { expect, describe, it } from 'vitest';
import { folderCycles } from './folders.ts';
import { moduleOf } from './imports.ts';

const SRC = 'packages/widgets/src/widget/';
const at = (path: string, source: string) => moduleOf(`${SRC}${path}`, source);
const found = (...files: readonly (readonly [path: string, source: string])[]) =>
  folderCycles(
    files.map(([path, source]) => at(path, source)),
    SRC,
  ).map((folder) => folder.slice(SRC.length));

describe('cycles between folders', () => {
  it('are found however long, by types and late imports too', () => {
    const files = [
      ['panel/a.ts', "import type { B } from '../session/b.ts';"],
      ['session/b.ts', "await import('../tools/c.ts');"],
      ['tools/c.ts', "import '../panel/d.ts';"],
      ['text/e.ts', "import '../panel/d.ts';"],
    ] as const;
    expect(found(...files)).toEqual(['panel', 'session', 'tools']);
  });
  it('are found between a folder and its own subfolder', () => {
    const files = [
      ['panel/panel.tsx', "import './fields/row.tsx';"],
      ['panel/fields/row.tsx', "import type { SectionProps } from '../section-props.ts';"],
    ] as const;
    expect(found(...files)).toEqual(['panel', 'panel/fields']);
  });
  it('are found between folders of which different subfolders are imported', () => {
    const files = [
      ['panel/panel.tsx', "import '../flavour/switch.tsx';"],
      ['flavour/switch.tsx', "import '../panel/fields/row.tsx';"],
    ] as const;
    expect(found(...files)).toEqual(['flavour', 'panel']);
  });
  it('are none inside a folder, downwards only, from outside, nor by way of tests', () => {
    const files = [
      ['mount.tsx', "import './panel/panel.tsx'; import './session/b.ts';"],
      ['panel/panel.tsx', "import './a.ts'; import './fields/row.tsx'; import '../../kit/log.ts';"],
      ['panel/a.ts', "import './panel.tsx';"],
      ['panel/fields/row.tsx', "import '../../session/b.ts';"],
      ['session/b.test.ts', "import '../panel/panel.tsx';"],
      ['testing/open.ts', "import '../panel/panel.tsx';"],
      ['panel/fields/row.test.tsx', "import '../panel.tsx';"],
    ] as const;
    expect(found(...files)).toEqual([]);
  });
});
