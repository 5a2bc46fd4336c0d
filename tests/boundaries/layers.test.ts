import { describe, expect, it } from 'vitest';
import { moduleOf } from './imports.ts';
import { serverLayerViolations, viewerAntdViolations, widgetCycles, widgetLayerViolations } from './layers.ts';

const server = (path: string, source: string) =>
  serverLayerViolations([moduleOf(`packages/server/src/${path}`, source)]);
const widgets = (path: string, source: string) =>
  widgetLayerViolations([moduleOf(`packages/widgets/src/${path}`, source)]);

describe('layers of the server', () => {
  it.each([
    ['store/a.ts', "import '../accounts/b.ts';"],
    ['accounts/a.ts', "import type { B } from '../process/b.ts';"],
    ['engine/a.ts', "await import('../http/b.ts');"],
    ['process/deep/a.ts', "import '../../http/b.ts';"],
    ['process/a.ts', "import '../demo/b.ts';"],
    ['http/a.ts', "import '../generated/b.ts';"],
    ['process/a.ts', "import type { B } from '../modules/areas/monitored/b.ts';"],
    ['modules/areas/monitored/a.ts', "import '../../../http/b.ts';"],
    ['modules/areas/monitored/a.ts', "import type { B } from '../public-data/b.ts';"],
    ['modules/areas/monitored/deep/a.ts', "await import('../../../safety/patrols/b.ts');"],
    ['modules/areas/a.ts', 'export {};'],
    ['modules/a.ts', 'export {};'],
    ['elsewhere/a.ts', 'export {};'],
  ])('refuse in %s: %s', (path, source) => expect(server(path, source)).toHaveLength(1));
  it.each([
    ['http/a.ts', "import '../process/b.ts'; import '../store/b.ts'; import './routes/c.ts';"],
    ['accounts/a.ts', "import '../audit/b.ts'; import '../store/b.ts';"],
    ['create-server.ts', "import './http/a.ts'; import './store/b.ts';"],
    ['store/a.ts', "import '../clock.ts';"],
    [
      'modules/anything/new/deep/a.ts',
      "import '../b.ts'; import '../../../../process/b.ts'; import '../../../../room.ts';",
    ],
    ['modules/anything/new/a.test.ts', "import '../../areas/monitored/b.ts';"],
    ['store/a.test.ts', "import '../http/b.ts';"],
  ])('allow in %s: %s', (path, source) => expect(server(path, source)).toEqual([]));
});

describe('layers of the widgets', () => {
  it.each([
    ['kit/a.tsx', "import '../console/b.tsx';"],
    ['kit/a.tsx', "import '../process-designer/b.tsx';"],
    ['kit/a.tsx', "await import('../map/b.ts');"],
    ['plan/a.ts', "import type { B } from '../diagram/b.ts';"],
    ['process-designer/a.tsx', "import type { B } from '../console/b.tsx';"],
    ['process-designer/a.tsx', "await import('../instance-viewer/b.ts');"],
  ])('refuse in %s: %s', (path, source) => expect(widgets(path, source)).toHaveLength(1));
  it.each([
    ['console/modules/a.tsx', "import '../../process-designer/index.ts'; import '../../kit/b.tsx';"],
    ['process-designer/a.tsx', "import '../diagram/b.ts'; import './panel/c.tsx';"],
    ['device/a.ts', "import '../map/b.ts'; import '../kit/b.ts';"],
  ])('allow in %s: %s', (path, source) => expect(widgets(path, source)).toEqual([]));
});

describe('cycles inside the widgets', () => {
  const circle = (widget: string) => [
    moduleOf(`packages/widgets/src/${widget}/mount.tsx`, "import './view/a.tsx';"),
    moduleOf(`packages/widgets/src/${widget}/view/a.tsx`, "import type { Props } from '../mount.tsx';"),
  ];
  it('are found in each of them', () => {
    expect(widgetCycles([...circle('plan'), ...circle('kit')])).toEqual(
      ['plan', 'plan/view', 'kit', 'kit/view'].map((folder) => `packages/widgets/src/${folder}`),
    );
  });
  it('are held elsewhere in the console', () => expect(widgetCycles(circle('console'))).toEqual([]));
});

describe('antd in the instance viewer', () => {
  const src = 'packages/widgets/src';
  const viewer = (source: string, kit: string, deeper = '') =>
    viewerAntdViolations([
      moduleOf(`${src}/instance-viewer/index.ts`, source),
      moduleOf(`${src}/kit/a.tsx`, kit),
      moduleOf(`${src}/kit/b.tsx`, deeper),
    ]);
  const USES_KIT = "import '../kit/a.tsx';";

  it('is found directly, through the kit, lazily and as a type', () => {
    expect(viewer("import { Button } from 'antd';", '')).toHaveLength(1);
    expect(viewer("import type { ButtonProps } from 'antd';", '')).toHaveLength(1);
    expect(viewer(USES_KIT, "import '@ant-design/icons';")).toHaveLength(1);
    expect(viewer(USES_KIT, "await import('./b.tsx');", "import 'antd/es/button';")).toEqual([
      `${src}/instance-viewer/index.ts → ${src}/kit/a.tsx → ${src}/kit/b.tsx → antd/es/button`,
    ]);
  });
  it('does not mind files that the viewer never loads, nor circles', () => {
    expect(viewer('', "import 'antd';")).toEqual([]);
    expect(viewer("import type { A } from '../kit/a.tsx';", "import 'antd';")).toEqual([]);
    expect(viewer(USES_KIT, "import './b.tsx';", "import './a.tsx';")).toEqual([]);
  });
});
