import type { ViewerProps } from '@gongdi/widgets/instance-viewer';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertiesOf } from '../define/declaration.ts';

export const instanceViewer = {
  tag: 'gd-instance-viewer',
  properties: {
    ...COMMON,
    xml: 'text',
    activities: 'json',
    processInstance: 'json',
    tasks: 'json',
    multiInstances: 'json',
    exactFlows: 'boolean',
    view: 'json',
    variables: 'json',
    comments: 'json',
    noTimeline: 'boolean',
    resolveCalledInstance: 'value',
    connection: 'json',
    instanceId: 'string',
  } satisfies PropertiesOf<ViewerProps>,
  methods: ['saveSVG', 'savePNG', 'print', 'push', 'replay', 'fit', 'select'],
  load: () => import('@gongdi/widgets/instance-viewer'),
} as const satisfies ElementDeclaration;
