import type { ConsoleProps } from '@gongdi/widgets/console';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertiesOf } from '../define/declaration.ts';

export const console = {
  tag: 'gd-console',
  properties: {
    ...COMMON,
    path: 'string',
    routing: 'string',
    basePath: 'string',
    standalone: 'boolean',
    project: 'string',
  } satisfies PropertiesOf<ConsoleProps>,
  methods: ['navigate', 'logout'],
  load: () => import('@gongdi/widgets/console'),
} as const satisfies ElementDeclaration;
