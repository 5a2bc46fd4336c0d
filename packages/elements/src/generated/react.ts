// Written by the drift test of src/manifest from the declarations (npx vitest run packages/elements/src/manifest -u).
import { component } from '../react/component.tsx';
import type { GdAreaMonitor as GdAreaMonitorElement, GdAreaMonitorProperties, GdAreaMonitorEvents, GdConsole as GdConsoleElement, GdConsoleProperties, GdConsoleEvents, GdDeviceTable as GdDeviceTableElement, GdDeviceTableProperties, GdDeviceTableEvents, GdFenceEditor as GdFenceEditorElement, GdFenceEditorProperties, GdFenceEditorEvents, GdInstanceViewer as GdInstanceViewerElement, GdInstanceViewerProperties, GdInstanceViewerEvents, GdProcessDesigner as GdProcessDesignerElement, GdProcessDesignerProperties, GdProcessDesignerEvents } from './tags.ts';

/** Area monitor: live values and levels on a drawing, alarms, trends, replay. */
export const GdAreaMonitor = component<GdAreaMonitorElement, GdAreaMonitorProperties, GdAreaMonitorEvents>('gd-area-monitor');

/** The site-management console: login, menus and all modules. */
export const GdConsole = component<GdConsoleElement, GdConsoleProperties, GdConsoleEvents>('gd-console');

/** Device table: devices of one or several types with live values, online state and level; filters, sorting, and a panel with trend, history, alarms and the record. */
export const GdDeviceTable = component<GdDeviceTableElement, GdDeviceTableProperties, GdDeviceTableEvents>('gd-device-table');

/** Electronic fence: show, draw, edit and save the areas of a project. */
export const GdFenceEditor = component<GdFenceEditorElement, GdFenceEditorProperties, GdFenceEditorEvents>('gd-fence-editor');

/** Process instance viewer: what is done, active, rejected or cancelled, on the diagram. */
export const GdInstanceViewer = component<GdInstanceViewerElement, GdInstanceViewerProperties, GdInstanceViewerEvents>('gd-instance-viewer');

/** Process designer: draw, edit properties, import, export, save. */
export const GdProcessDesigner = component<GdProcessDesignerElement, GdProcessDesignerProperties, GdProcessDesignerEvents>('gd-process-designer');
