// Written by the drift test of src/manifest from the declarations (npx vitest run packages/elements/src/manifest -u).
import type { GdAreaMonitor, GdAreaMonitorProperties, GdAreaMonitorEvents, GdConsole, GdConsoleProperties, GdConsoleEvents, GdDeviceTable, GdDeviceTableProperties, GdDeviceTableEvents, GdFenceEditor, GdFenceEditorProperties, GdFenceEditorEvents, GdInstanceViewer, GdInstanceViewerProperties, GdInstanceViewerEvents, GdProcessDesigner, GdProcessDesignerProperties, GdProcessDesignerEvents } from './tags.ts';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export type * from './tags.ts';

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };
type GongdiAttributes<E, Properties, Events> = Omit<DetailedHTMLProps<HTMLAttributes<E>, E>, keyof Properties> &
  Properties &
  Listeners<Events>;

declare module 'react' {
  // The only way to add tags to React's JSX.
  namespace JSX {
    interface IntrinsicElements {
      'gd-area-monitor': GongdiAttributes<GdAreaMonitor, GdAreaMonitorProperties, GdAreaMonitorEvents>;
      'gd-console': GongdiAttributes<GdConsole, GdConsoleProperties, GdConsoleEvents>;
      'gd-device-table': GongdiAttributes<GdDeviceTable, GdDeviceTableProperties, GdDeviceTableEvents>;
      'gd-fence-editor': GongdiAttributes<GdFenceEditor, GdFenceEditorProperties, GdFenceEditorEvents>;
      'gd-instance-viewer': GongdiAttributes<GdInstanceViewer, GdInstanceViewerProperties, GdInstanceViewerEvents>;
      'gd-process-designer': GongdiAttributes<GdProcessDesigner, GdProcessDesignerProperties, GdProcessDesignerEvents>;
    }
  }
}
