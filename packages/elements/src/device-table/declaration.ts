import type { DeviceTableProps } from '@gongdi/widgets/device-table';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertiesOf } from '../define/declaration.ts';

export const deviceTable = {
  tag: 'gd-device-table',
  properties: {
    ...COMMON,
    devices: 'json',
    values: 'json',
    source: 'value',
    connection: 'json',
    types: 'json',
    projectId: 'string',
    areaId: 'string',
    readOnly: 'boolean',
    heading: 'string',
  } satisfies PropertiesOf<DeviceTableProps>,
  methods: ['push', 'select', 'chart', 'reload'],
  load: () => import('@gongdi/widgets/device-table'),
} as const satisfies ElementDeclaration;
