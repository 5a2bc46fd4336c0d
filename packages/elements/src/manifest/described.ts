import { attributeOf } from '../define/attributes.ts';
import { COMMON } from '../define/declaration.ts';
import type { ElementDeclaration, PropertyKind } from '../define/declaration.ts';
import { COMMON_DOCS, COMMON_EVENTS, COMMON_PARTS } from '../define/docs.ts';
import type { ElementDocs, Words } from '../define/docs.ts';
import { console } from '../console/declaration.ts';
import { consoleDocs } from '../console/docs.ts';
import { areaMonitor } from '../area-monitor/declaration.ts';
import { areaMonitorDocs } from '../area-monitor/docs.ts';
import { deviceTable } from '../device-table/declaration.ts';
import { deviceTableDocs } from '../device-table/docs.ts';
import { fenceEditor } from '../fence-editor/declaration.ts';
import { fenceEditorDocs } from '../fence-editor/docs.ts';
import { instanceViewer } from '../instance-viewer/declaration.ts';
import { instanceViewerDocs } from '../instance-viewer/docs.ts';
import { processDesigner } from '../process-designer/declaration.ts';
import { processDesignerDocs } from '../process-designer/docs.ts';

/** An element's declaration together with its descriptions; every generated file is made from these. */
export interface Described {
  tag: string;
  className: string;
  words: Words;
  props: readonly [type: string, module: string];
  properties: {
    name: string;
    attribute?: string;
    reflects: boolean;
    type: string;
    default?: string;
    common: boolean;
    words: Words;
  }[];
  methods: { name: string; parameters: string; returns: string; words: Words }[];
  events: { name: string; detail?: string; cancelable: boolean; words: Words }[];
  parts: { name: string; words: Words }[];
}

const TYPE: Record<PropertyKind, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  switch: 'boolean',
  text: 'string',
  json: 'unknown',
  value: 'unknown',
};
const REFLECTED = new Set<PropertyKind>(['string', 'number', 'boolean', 'switch']);

function describe(declaration: ElementDeclaration, docs: ElementDocs): Described {
  const words: ElementDocs['properties'] = { ...docs.properties, ...COMMON_DOCS };
  return {
    tag: declaration.tag,
    className: declaration.tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    words: docs,
    props: docs.props,
    properties: Object.entries(declaration.properties).map(([name, kind]) => ({
      name,
      ...(kind === 'value' ? {} : { attribute: attributeOf(name) }),
      reflects: REFLECTED.has(kind),
      type: words[name]?.type ?? TYPE[kind],
      ...(words[name]?.default === undefined ? {} : { default: words[name].default }),
      common: name in COMMON,
      words: words[name] ?? { zh: '', en: '' },
    })),
    methods: Object.entries(docs.methods).map(([name, method]) => ({
      name,
      parameters: method.parameters ?? '',
      returns: method.returns ?? 'void',
      words: method,
    })),
    events: Object.entries({ ...COMMON_EVENTS, ...docs.events }).map(([name, event]) => ({
      name,
      ...(event.detail === undefined ? {} : { detail: event.detail }),
      cancelable: event.cancelable === true,
      words: event,
    })),
    parts: Object.entries({ ...COMMON_PARTS, ...docs.parts }).map(([name, part]) => ({ name, words: part })),
  };
}

export const described: readonly Described[] = [
  describe(areaMonitor, areaMonitorDocs),
  describe(console, consoleDocs),
  describe(deviceTable, deviceTableDocs),
  describe(fenceEditor, fenceEditorDocs),
  describe(instanceViewer, instanceViewerDocs),
  describe(processDesigner, processDesignerDocs),
];
