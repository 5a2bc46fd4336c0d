// Written by the drift test of src/manifest from the declarations (npx vitest run packages/elements/src/manifest -u).
import type { HostConfig } from '@gongdi/api';
import type { ConsoleProps } from '@gongdi/widgets/console';
import type { DesignerProps } from '@gongdi/widgets/process-designer';
import type { DeviceTableProps } from '@gongdi/widgets/device-table';
import type { FenceProps } from '@gongdi/widgets/fence-editor';
import type { MonitorProps } from '@gongdi/widgets/area-monitor';
import type { ViewerProps } from '@gongdi/widgets/instance-viewer';

/** What an element tells; it stands before HTMLElement, whose own overload takes every name. */
interface Hearing<Events> {
  addEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: HTMLElement, event: Events[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof Events>(
    type: Name,
    listener: (this: HTMLElement, event: Events[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface GdAreaMonitorProperties {
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  config?: HostConfig;
  area?: MonitorProps['area'];
  points?: MonitorProps['points'];
  values?: MonitorProps['values'];
  source?: MonitorProps['source'];
  connection?: MonitorProps['connection'];
  areaId?: MonitorProps['areaId'];
  wall?: MonitorProps['wall'];
}

/** Area monitor: live values and levels on a drawing, alarms, trends, replay. */
export type GdAreaMonitor = Hearing<GdAreaMonitorEvents> & HTMLElement & GdAreaMonitorProperties & {
  readonly ready: Promise<HTMLElement>;
  /** Lays new values (shaped like values) over the present ones; the next frame repaints what has changed. */
  push(readings: readonly object[], options?: { signal?: AbortSignal }): Promise<void>;
  /** Chooses the points of devices. */
  select(devices: readonly string[], options?: { signal?: AbortSignal }): Promise<void>;
  /** Shows the trend of devices. */
  chart(devices: readonly string[], quantity?: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Reads the area again; view and choice stay. */
  reload(options?: { signal?: AbortSignal }): Promise<void>;
};

export interface GdAreaMonitorEvents {
  'gd-ready': CustomEvent<undefined>;
  'gd-error': CustomEvent<{ code: string; message: string; where: string }>;
  'gd-select': CustomEvent<{ devices: string[] }>;
  'gd-level': CustomEvent<{ device_id: string; level: 1 | 2 | 3 }>;
  'gd-alarm': CustomEvent<{ id: string; action: 'acknowledge' | 'clear' }>;
  'gd-auth-required': CustomEvent<undefined>;
}

export interface GdConsoleProperties {
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  config?: HostConfig;
  path?: ConsoleProps['path'];
  routing?: ConsoleProps['routing'];
  basePath?: ConsoleProps['basePath'];
  standalone?: ConsoleProps['standalone'];
  project?: ConsoleProps['project'];
}

/** The site-management console: login, menus and all modules. */
export type GdConsole = Hearing<GdConsoleEvents> & HTMLElement & GdConsoleProperties & {
  readonly ready: Promise<HTMLElement>;
  /** Opens a page. */
  navigate(path: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Logs out. */
  logout(options?: { signal?: AbortSignal }): Promise<void>;
};

export interface GdConsoleEvents {
  'gd-ready': CustomEvent<undefined>;
  'gd-error': CustomEvent<{ code: string; message: string; where: string }>;
  'gd-auth-required': CustomEvent<undefined>;
}

export interface GdDeviceTableProperties {
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  config?: HostConfig;
  devices?: DeviceTableProps['devices'];
  values?: DeviceTableProps['values'];
  source?: DeviceTableProps['source'];
  connection?: DeviceTableProps['connection'];
  types?: DeviceTableProps['types'];
  projectId?: DeviceTableProps['projectId'];
  areaId?: DeviceTableProps['areaId'];
  readOnly?: DeviceTableProps['readOnly'];
  heading?: DeviceTableProps['heading'];
}

/** Device table: devices of one or several types with live values, online state and level; filters, sorting, and a panel with trend, history, alarms and the record. */
export type GdDeviceTable = Hearing<GdDeviceTableEvents> & HTMLElement & GdDeviceTableProperties & {
  readonly ready: Promise<HTMLElement>;
  /** Lays new values (shaped like values) over the present ones with the next frame; what is open, scrolled to and drawn stays. */
  push(readings: readonly object[], options?: { signal?: AbortSignal }): Promise<void>;
  /** Opens the panel of a device; null closes it. */
  select(device: string | null, options?: { signal?: AbortSignal }): Promise<void>;
  /** Opens the panel of a device with its trend. */
  chart(device: string, quantity?: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Reads the devices again; what is open stays. */
  reload(options?: { signal?: AbortSignal }): Promise<void>;
};

export interface GdDeviceTableEvents {
  'gd-ready': CustomEvent<undefined>;
  'gd-error': CustomEvent<{ code: string; message: string; where: string }>;
  'gd-select': CustomEvent<{ device_id: string | null }>;
  'gd-level': CustomEvent<{ device_id: string; level: 1 | 2 | 3 }>;
  'gd-alarm': CustomEvent<{ id: string; action: 'acknowledge' | 'clear' }>;
  'gd-save': CustomEvent<{ action: string; device_id: string | null }>;
  'gd-auth-required': CustomEvent<undefined>;
}

export interface GdFenceEditorProperties {
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  config?: HostConfig;
  value?: FenceProps['value'];
  system?: FenceProps['system'];
  fenceCode?: FenceProps['fenceCode'];
  addressId?: FenceProps['addressId'];
  readOnly?: FenceProps['readOnly'];
  others?: FenceProps['others'];
  center?: FenceProps['center'];
  loadFence?: FenceProps['loadFence'];
  loadVersions?: FenceProps['loadVersions'];
  loadVersion?: FenceProps['loadVersion'];
  connection?: FenceProps['connection'];
  projectId?: FenceProps['projectId'];
}

/** Electronic fence: show, draw, edit and save the areas of a project. */
export type GdFenceEditor = Hearing<GdFenceEditorEvents> & HTMLElement & GdFenceEditorProperties & {
  readonly ready: Promise<HTMLElement>;
  /** Starts editing (new when there is no area). */
  edit(options?: { signal?: AbortSignal }): Promise<void>;
  /** Discards changes; everything is as it came. */
  cancel(options?: { signal?: AbortSignal }): Promise<void>;
  /** As a click on save. */
  save(options?: { signal?: AbortSignal }): Promise<unknown>;
  /** Undoes a step. */
  undo(options?: { signal?: AbortSignal }): Promise<void>;
  /** Redoes a step. */
  redo(options?: { signal?: AbortSignal }): Promise<void>;
  /** The present fence in the form of value; unedited, the very same value. */
  getValue(options?: { signal?: AbortSignal }): Promise<unknown>;
  /** Shows all areas. */
  fit(options?: { signal?: AbortSignal }): Promise<void>;
  /** Whether there are unsaved changes. */
  isDirty(options?: { signal?: AbortSignal }): Promise<boolean>;
  /** The map with the fence as a PNG. */
  savePNG(options?: { signal?: AbortSignal }): Promise<Blob>;
};

export interface GdFenceEditorEvents {
  'gd-ready': CustomEvent<undefined>;
  'gd-error': CustomEvent<{ code: string; message: string; where: string }>;
  'gd-select': CustomEvent<{ area: number | null }>;
  'gd-change': CustomEvent<{ value(): unknown }>;
  'gd-before-save': CustomEvent<{ address: { id: string | null; fence_code: string }; enclosure: { fence_code: string; listString: string }; system: string; holes: object[]; polygons: object[] }>;
  'gd-save': CustomEvent<{ address: { id: string | null; fence_code: string }; enclosure: { fence_code: string; listString: string }; system: string; holes: object[]; polygons: object[]; respondWith(result: Promise<unknown>): void }>;
  'gd-auth-required': CustomEvent<undefined>;
}

export interface GdInstanceViewerProperties {
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  config?: HostConfig;
  xml?: ViewerProps['xml'];
  activities?: ViewerProps['activities'];
  processInstance?: ViewerProps['processInstance'];
  tasks?: ViewerProps['tasks'];
  multiInstances?: ViewerProps['multiInstances'];
  exactFlows?: ViewerProps['exactFlows'];
  view?: ViewerProps['view'];
  variables?: ViewerProps['variables'];
  comments?: ViewerProps['comments'];
  noTimeline?: ViewerProps['noTimeline'];
  resolveCalledInstance?: ViewerProps['resolveCalledInstance'];
  connection?: ViewerProps['connection'];
  instanceId?: ViewerProps['instanceId'];
}

/** Process instance viewer: what is done, active, rejected or cancelled, on the diagram. */
export type GdInstanceViewer = Hearing<GdInstanceViewerEvents> & HTMLElement & GdInstanceViewerProperties & {
  readonly ready: Promise<HTMLElement>;
  /** The marked diagram as SVG text. */
  saveSVG(options?: { signal?: AbortSignal }): Promise<string>;
  /** The marked diagram as a PNG; scale is 2 by default. */
  savePNG(scale?: number, options?: { signal?: AbortSignal }): Promise<Blob>;
  /** Prints the diagram and the history. */
  print(options?: { signal?: AbortSignal }): Promise<void>;
  /** Lays a new state (named like the data properties) over the present one; only differences are painted. */
  push(data: object, options?: { signal?: AbortSignal }): Promise<void>;
  /** Shows the state of an instant (epoch milliseconds); null: of now. */
  replay(at: number | null, options?: { signal?: AbortSignal }): Promise<void>;
  /** Fits the diagram into the view. */
  fit(options?: { signal?: AbortSignal }): Promise<void>;
  /** Selects a node. */
  select(id: string | null, options?: { signal?: AbortSignal }): Promise<void>;
};

export interface GdInstanceViewerEvents {
  'gd-ready': CustomEvent<undefined>;
  'gd-error': CustomEvent<{ code: string; message: string; where: string; line?: number; column?: number; element?: string }>;
  'gd-select': CustomEvent<{ id: string | null; type: string | null; name: string | null; state: number | null }>;
  'gd-auth-required': CustomEvent<undefined>;
}

export interface GdProcessDesignerProperties {
  theme?: 'light' | 'dark' | 'auto';
  density?: 'default' | 'compact';
  config?: HostConfig;
  value?: DesignerProps['value'];
  processId?: DesignerProps['processId'];
  processName?: DesignerProps['processName'];
  prefix?: DesignerProps['prefix'];
  keyboard?: DesignerProps['keyboard'];
  simulation?: DesignerProps['simulation'];
  events?: DesignerProps['events'];
  headerButtonSize?: DesignerProps['headerButtonSize'];
  headerButtonType?: DesignerProps['headerButtonType'];
  noPanel?: DesignerProps['noPanel'];
  draftKey?: DesignerProps['draftKey'];
  resolveUsers?: DesignerProps['resolveUsers'];
  resolveGroups?: DesignerProps['resolveGroups'];
  resolveForms?: DesignerProps['resolveForms'];
  findings?: DesignerProps['findings'];
  preset?: DesignerProps['preset'];
  rules?: DesignerProps['rules'];
  assignmentRules?: DesignerProps['assignmentRules'];
  versions?: DesignerProps['versions'];
  templates?: DesignerProps['templates'];
}

/** Process designer: draw, edit properties, import, export, save. */
export type GdProcessDesigner = Hearing<GdProcessDesignerEvents> & HTMLElement & GdProcessDesignerProperties & {
  readonly ready: Promise<HTMLElement>;
  /** Opens a document; rejects when it cannot be opened. */
  importXML(xml: string, options?: { signal?: AbortSignal }): Promise<unknown>;
  /** The document as text. */
  saveXML(options?: { signal?: AbortSignal }): Promise<string>;
  /** The drawing as SVG text. */
  saveSVG(options?: { signal?: AbortSignal }): Promise<string>;
  /** As a click on save. */
  save(options?: { signal?: AbortSignal }): Promise<unknown>;
  /** Undoes a step. */
  undo(options?: { signal?: AbortSignal }): Promise<void>;
  /** Redoes a step. */
  redo(options?: { signal?: AbortSignal }): Promise<void>;
  /** Starts from an empty diagram. */
  redraw(options?: { signal?: AbortSignal }): Promise<void>;
  /** Sets the zoom; 1 is life size, held between 0.2 and 4. */
  zoom(scale: number, options?: { signal?: AbortSignal }): Promise<void>;
  /** Zooms in by 0.1. */
  zoomIn(options?: { signal?: AbortSignal }): Promise<void>;
  /** Zooms out by 0.1. */
  zoomOut(options?: { signal?: AbortSignal }): Promise<void>;
  /** Fits the diagram into the view. */
  fit(options?: { signal?: AbortSignal }): Promise<void>;
  /** Selects an element. */
  select(id: string | null, options?: { signal?: AbortSignal }): Promise<void>;
  /** Compares with another version; null ends the comparison. */
  compare(xml: string | null, name?: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** Converts for another engine, one step of the history; what is refused needs force; dryRun only reports. */
  convert(to: 'camunda' | 'flowable' | 'activiti', how?: { targetVersion?: string; historyTimeToLive?: string; force?: boolean; dryRun?: boolean }, options?: { signal?: AbortSignal }): Promise<{ converted: boolean; report: readonly object[] }>;
  /** Whether there are unsaved changes. */
  isDirty(options?: { signal?: AbortSignal }): Promise<boolean>;
};

export interface GdProcessDesignerEvents {
  'gd-ready': CustomEvent<undefined>;
  'gd-error': CustomEvent<{ code: string; message: string; where: string; line?: number; column?: number; element?: string }>;
  'gd-change': CustomEvent<{ xml(): string }>;
  'gd-before-save': CustomEvent<{ xml: string; name: string; key: string }>;
  'gd-save': CustomEvent<{ xml: string; name: string; key: string; respondWith(result: Promise<unknown>): void }>;
  'gd-select': CustomEvent<{ id: string | null; type: string | null; name: string | null; count: number }>;
  'gd-findings': CustomEvent<{ error: number; warning: number; info: number }>;
  'gd-navigate': CustomEvent<{ path: string }>;
  'gd-warning': CustomEvent<{ code: string; message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'gd-area-monitor': GdAreaMonitor;
    'gd-console': GdConsole;
    'gd-device-table': GdDeviceTable;
    'gd-fence-editor': GdFenceEditor;
    'gd-instance-viewer': GdInstanceViewer;
    'gd-process-designer': GdProcessDesigner;
  }
}
