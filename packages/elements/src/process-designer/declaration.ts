import type { DesignerProps } from '@gongdi/widgets/process-designer';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertiesOf } from '../define/declaration.ts';

export const processDesigner = {
  tag: 'gd-process-designer',
  properties: {
    ...COMMON,
    value: 'text',
    processId: 'string',
    processName: 'string',
    prefix: 'string',
    keyboard: 'switch',
    simulation: 'switch',
    events: 'text',
    headerButtonSize: 'string',
    headerButtonType: 'string',
    noPanel: 'boolean',
    draftKey: 'string',
    resolveUsers: 'value',
    resolveGroups: 'value',
    resolveForms: 'value',
  } satisfies PropertiesOf<DesignerProps>,
  methods: [
    'importXML',
    'saveXML',
    'saveSVG',
    'save',
    'undo',
    'redo',
    'redraw',
    'zoom',
    'zoomIn',
    'zoomOut',
    'fit',
    'select',
    'isDirty',
  ],
  load: () => import('@gongdi/widgets/process-designer'),
} as const satisfies ElementDeclaration;
