import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration } from '../define/declaration.ts';

export const console = {
  tag: 'gd-console',
  properties: { ...COMMON, path: 'string', routing: 'string', layoutMode: 'string' },
  methods: ['navigate', 'logout'],
  load: () => import('@gongdi/widgets/console'),
} as const satisfies ElementDeclaration;
