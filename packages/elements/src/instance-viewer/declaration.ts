import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration } from '../define/declaration.ts';

export const instanceViewer = {
  tag: 'gd-instance-viewer',
  properties: {
    ...COMMON,
    xml: 'value',
    activities: 'json',
    processInstance: 'json',
    tasks: 'json',
    view: 'json',
    noTimeline: 'boolean',
  },
  methods: ['saveSVG', 'fit', 'select'],
  load: () => import('@gongdi/widgets/instance-viewer'),
} as const satisfies ElementDeclaration;
