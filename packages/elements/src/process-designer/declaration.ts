import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration } from '../define/declaration.ts';

export const processDesigner = {
  tag: 'gd-process-designer',
  properties: {
    ...COMMON,
    xml: 'value',
    modelKey: 'string',
    name: 'string',
    prefix: 'string',
    keyboard: 'switch',
    simulation: 'switch',
    events: 'json',
    headerButtonSize: 'string',
    headerButtonType: 'string',
  },
  methods: ['importXML', 'saveXML', 'saveSVG', 'save', 'undo', 'redo', 'zoom', 'fit', 'select'],
  load: () => import('@gongdi/widgets/process-designer'),
} as const satisfies ElementDeclaration;
