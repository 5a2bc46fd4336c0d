// Written by the drift test of src/manifest from the declarations (npx vitest run packages/elements/src/manifest -u).
import type { DefineComponent } from 'vue';
import type { GdAreaMonitorProperties, GdAreaMonitorEvents, GdConsoleProperties, GdConsoleEvents, GdDeviceTableProperties, GdDeviceTableEvents, GdFenceEditorProperties, GdFenceEditorEvents, GdInstanceViewerProperties, GdInstanceViewerEvents, GdProcessDesignerProperties, GdProcessDesignerEvents } from '@gongdi/elements';

type Listeners<Events> = { [Name in keyof Events]: (event: Events[Name]) => void };

declare module 'vue' {
  interface GlobalComponents {
    'gd-area-monitor': DefineComponent<GdAreaMonitorProperties, {}, {}, {}, {}, {}, {}, Listeners<GdAreaMonitorEvents>>;
    'gd-console': DefineComponent<GdConsoleProperties, {}, {}, {}, {}, {}, {}, Listeners<GdConsoleEvents>>;
    'gd-device-table': DefineComponent<GdDeviceTableProperties, {}, {}, {}, {}, {}, {}, Listeners<GdDeviceTableEvents>>;
    'gd-fence-editor': DefineComponent<GdFenceEditorProperties, {}, {}, {}, {}, {}, {}, Listeners<GdFenceEditorEvents>>;
    'gd-instance-viewer': DefineComponent<GdInstanceViewerProperties, {}, {}, {}, {}, {}, {}, Listeners<GdInstanceViewerEvents>>;
    'gd-process-designer': DefineComponent<GdProcessDesignerProperties, {}, {}, {}, {}, {}, {}, Listeners<GdProcessDesignerEvents>>;
  }
}
