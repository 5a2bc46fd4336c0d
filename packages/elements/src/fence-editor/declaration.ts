import type { FenceProps } from '@gongdi/widgets/fence-editor';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertiesOf } from '../define/declaration.ts';

export const fenceEditor = {
  tag: 'gd-fence-editor',
  properties: {
    ...COMMON,
    value: 'json',
    system: 'string',
    fenceCode: 'string',
    addressId: 'string',
    readOnly: 'boolean',
    others: 'json',
    center: 'json',
    loadFence: 'value',
    loadVersions: 'value',
    loadVersion: 'value',
    connection: 'json',
    projectId: 'string',
  } satisfies PropertiesOf<FenceProps>,
  methods: ['edit', 'cancel', 'save', 'undo', 'redo', 'getValue', 'fit', 'isDirty', 'savePNG'],
  load: () => import('@gongdi/widgets/fence-editor'),
} as const satisfies ElementDeclaration;
