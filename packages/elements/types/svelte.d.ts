// Written by the drift test of src/manifest from the declarations (npx vitest run packages/elements/src/manifest -u).
import type { HTMLAttributes } from 'svelte/elements';
import type { GdAreaMonitorProperties, GdAreaMonitorEvents, GdConsoleProperties, GdConsoleEvents, GdDeviceTableProperties, GdDeviceTableEvents, GdFenceEditorProperties, GdFenceEditorEvents, GdInstanceViewerProperties, GdInstanceViewerEvents, GdProcessDesignerProperties, GdProcessDesignerEvents } from '@gongdi/elements';

type Listeners<Events> = {
  [Name in keyof Events & string as `on${'' | ':'}${Name}`]?: (event: Events[Name]) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'gd-area-monitor': Omit<HTMLAttributes<HTMLElement>, keyof GdAreaMonitorProperties> & GdAreaMonitorProperties & Listeners<GdAreaMonitorEvents>;
    'gd-console': Omit<HTMLAttributes<HTMLElement>, keyof GdConsoleProperties> & GdConsoleProperties & Listeners<GdConsoleEvents>;
    'gd-device-table': Omit<HTMLAttributes<HTMLElement>, keyof GdDeviceTableProperties> & GdDeviceTableProperties & Listeners<GdDeviceTableEvents>;
    'gd-fence-editor': Omit<HTMLAttributes<HTMLElement>, keyof GdFenceEditorProperties> & GdFenceEditorProperties & Listeners<GdFenceEditorEvents>;
    'gd-instance-viewer': Omit<HTMLAttributes<HTMLElement>, keyof GdInstanceViewerProperties> & GdInstanceViewerProperties & Listeners<GdInstanceViewerEvents>;
    'gd-process-designer': Omit<HTMLAttributes<HTMLElement>, keyof GdProcessDesignerProperties> & GdProcessDesignerProperties & Listeners<GdProcessDesignerEvents>;
  }
}
