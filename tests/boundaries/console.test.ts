import { describe, expect, it } from 'vitest';
import { consoleCycles, consoleLayerViolations } from './console.ts';
import { moduleOf } from './imports.ts';

const at = (path: string, source: string) => moduleOf(`packages/widgets/src/console/${path}`, source);
const violations = (path: string, source: string) => consoleLayerViolations([at(path, source)]);

describe('layers of the console', () => {
  it.each([
    ['ground/page/a.ts', "import '../../generic/b.ts';"],
    ['generic/list/a.tsx', "import { b } from '../../frame/shell/b.tsx';"],
    ['generic/detail/a.tsx', "await import('../../modules/processes/bpm/b.tsx');"],
    ['generic/a.ts', "import type { B } from '../routes/b.ts';"],
    ['modules/safety/patrolsite/a.tsx', "import '../patrolplan/b.tsx';"],
    ['modules/safety/patrolsite/a.tsx', "import '../../devices/devicelist/deep/b.tsx';"],
    ['modules/safety/patrolsite/a.tsx', "import '../../../frame/shell/b.tsx';"],
    ['modules/safety/patrolsite/a.tsx', "import '../../../generated/routes.ts';"],
    ['frame/shell/a.tsx', "import '../../modules/safety/patrolsite/b.tsx';"],
    ['frame/shell/a.tsx', "import '../../mount.tsx';"],
    ['elsewhere/a.ts', 'export {};'],
  ])('refuse in %s: %s', (path, source) => expect(violations(path, source)).toHaveLength(1));
  it.each([
    ['ground/page/a.ts', "import '../session/b.ts'; import '../../../kit/b.tsx';"],
    ['frame/shell/a.tsx', "import '../tabs/b.tsx'; import '../../generic/b.ts';"],
    ['modules/safety/patrolsite/deep/a.tsx', "import '../b.tsx'; import '../../../../generic/list/c.tsx';"],
    ['routes/a.tsx', "import '../generated/routes.ts'; import '../frame/shell/b.tsx';"],
    ['mount.tsx', "import './routes/b.tsx';"],
    ['ground/page/a.test.ts', "import '../../routes/b.tsx';"],
  ])('allow in %s: %s', (path, source) => expect(violations(path, source)).toEqual([]));
});

describe('cycles between folders of the console', () => {
  it('are found however long, and named by their folders', () => {
    const files = [
      at('ground/page/a.ts', "import type { B } from '../live/b.ts';"),
      at('ground/live/b.ts', "await import('../menus/c.ts');"),
      at('ground/menus/c.ts', "import '../page/d.ts';"),
      at('ground/text/e.ts', "import '../page/d.ts';"),
    ];
    expect(consoleCycles(files)).toEqual(['ground/live', 'ground/menus', 'ground/page']);
  });
  it('are found between the folders of one module', () => {
    const files = [
      at('modules/processes/bpm/task/a.tsx', "import '../manager/b.tsx';"),
      at('modules/processes/bpm/manager/b.tsx', "await import('../task/fields/c.tsx');"),
    ];
    expect(consoleCycles(files)).toEqual([
      'packages/widgets/src/console/modules/processes/bpm/manager',
      'packages/widgets/src/console/modules/processes/bpm/task',
    ]);
  });
  it('are none inside a folder, nor by way of tests', () => {
    const files = [
      at('ground/page/a.ts', "import './b.ts'; import '../live/c.ts';"),
      at('ground/page/b.ts', "import './a.ts';"),
      at('ground/live/c.test.ts', "import '../page/a.ts';"),
    ];
    expect(consoleCycles(files)).toEqual([]);
  });
});
