import { areaMonitor } from './area-monitor/declaration.ts';
import { console } from './console/declaration.ts';
import { deviceTable } from './device-table/declaration.ts';
import { fenceEditor } from './fence-editor/declaration.ts';
import { instanceViewer } from './instance-viewer/declaration.ts';
import { processDesigner } from './process-designer/declaration.ts';

/** Every element of the project. */
export const declarations = [areaMonitor, console, deviceTable, fenceEditor, instanceViewer, processDesigner] as const;
