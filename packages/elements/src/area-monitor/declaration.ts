import type { MonitorProps } from '@gongdi/widgets/area-monitor';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertiesOf } from '../define/declaration.ts';

export const areaMonitor = {
  tag: 'gd-area-monitor',
  properties: {
    ...COMMON,
    area: 'json',
    points: 'json',
    values: 'json',
    source: 'value',
    connection: 'json',
    areaId: 'string',
    wall: 'boolean',
  } satisfies PropertiesOf<MonitorProps>,
  methods: ['push', 'select', 'chart', 'reload'],
  load: () => import('@gongdi/widgets/area-monitor'),
} as const satisfies ElementDeclaration;
