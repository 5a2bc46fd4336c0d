import type { Plugin } from 'vite';

/** A part of a dependency that the first rendering does not need, and the edits that load it later. */
export interface LatePart {
  /** End of the module's path below node_modules. */
  file: string;
  /** Upstream texts, each of which occurs exactly once in the file, and their replacements. */
  edits: readonly (readonly [from: string, to: string])[];
  why: string;
}

export const LATE_PARTS: readonly LatePart[] = [
  {
    file: 'antd/es/result/index.js',
    why: 'each of the three pictures is larger than the component, and most results show an icon',
    edits: [
      [
        "import noFound from './noFound';\n",
        "const late = (load) => {\n  const Picture = React.lazy(load);\n  return () => React.createElement(React.Suspense, { fallback: null }, React.createElement(Picture));\n};\nconst noFound = /* @__PURE__ */ late(() => import('./noFound'));\n",
      ],
      [
        "import serverError from './serverError';\n",
        "const serverError = /* @__PURE__ */ late(() => import('./serverError'));\n",
      ],
      [
        "import unauthorized from './unauthorized';\n",
        "const unauthorized = /* @__PURE__ */ late(() => import('./unauthorized'));\n",
      ],
    ],
  },
  {
    file: 'antd/es/table/hooks/useFilter/FilterDropdown.js',
    why: 'a tree of filters is drawn when a column has one and its menu is opened',
    edits: [
      [
        "import Tree from '../../../tree';\n",
        "const LateTree = /* @__PURE__ */ React.lazy(() => import('../../../tree'));\nconst Tree = (props) => React.createElement(React.Suspense, { fallback: null }, React.createElement(LateTree, props));\n",
      ],
    ],
  },
  {
    file: 'antd/es/table/hooks/useSelection.js',
    why: 'of trees it needs lists and checks, and the index brings all',
    edits: [
      [
        "import { arrAdd, arrDel, conductCheck, convertDataToEntities } from '@rc-component/tree';\n",
        "import { arrAdd, arrDel } from '@rc-component/tree/es/util';\nimport { conductCheck } from '@rc-component/tree/es/utils/conductUtil';\nimport { convertDataToEntities } from '@rc-component/tree/es/utils/treeUtil';\n",
      ],
    ],
  },
  {
    file: 'antd/es/radio/group.js',
    why: 'a name is joined by one line; its module brings forms and their checks',
    edits: [
      [
        "import { toNamePathStr } from '../form/hooks/useForm';\n",
        "import { toArray } from '../form/util';\nconst toNamePathStr = (name) => toArray(name).join('_');\n",
      ],
    ],
  },
  {
    file: 'antd/es/form/context.js',
    why: 'fields look whether they stand in a form, without one',
    edits: [
      [
        "import { FormProvider as RcFormProvider } from '@rc-component/form';\n",
        "import { FormProvider as RcFormProvider } from '@rc-component/form/es/FormContext';\n",
      ],
    ],
  },
  {
    file: 'bpmn-moddle/dist/index.js',
    why: 'models are read and written by @gongdi/bpmn; only the read-only viewers use the reader of the package itself',
    edits: [
      ["import { Reader, Writer } from 'moddle-xml';\n", ''],
      [
        '  var reader = new Reader(assign({ model: this, lax: true }, options));\n  var rootHandler = reader.handler(typeName);\n\n  return reader.fromXML(xmlStr, rootHandler);\n',
        "  return import('moddle-xml').then(({ Reader }) => {\n    var reader = new Reader(assign({ model: this, lax: true }, options));\n    return reader.fromXML(xmlStr, reader.handler(typeName));\n  });\n",
      ],
      [
        '  var writer = new Writer(options);\n\n  return new Promise(function(resolve, reject) {\n',
        "  return import('moddle-xml').then(({ Writer }) => new Promise(function(resolve, reject) {\n",
      ],
      ['      var result = writer.toXML(element);\n', '      var result = new Writer(options).toXML(element);\n'],
      [
        '      return reject(err);\n    }\n  });\n};\n\nvar name$5',
        '      return reject(err);\n    }\n  }));\n};\n\nvar name$5',
      ],
    ],
  },
  {
    file: 'diagram-js/lib/features/popup-menu/PopupMenu.js',
    why: 'no menu is open at first, and its view brings a framework of its own',
    edits: [
      ["import {\n  render,\n  html\n} from '../../ui/index.js';\n", ''],
      [
        "import PopupMenuComponent from './PopupMenuComponent.js';\n",
        "let view;\nconst loadView = () => import('./PopupMenuComponent.js').then(async (component) => {\n  const { render, html } = await import('../../ui/index.js');\n  view = { render, html, PopupMenuComponent: component.default };\n});\n",
      ],
      [
        '  render(\n    html`\n      <${PopupMenuComponent}',
        '  const current = this._current;\n\n  if (!view) {\n    loadView().then(() => this._current === current && this._render());\n\n    return;\n  }\n\n  const { render, html, PopupMenuComponent } = view;\n\n  render(\n    html`\n      <${PopupMenuComponent}',
      ],
      ['  render(null, container);\n', '  view?.render(null, container);\n'],
    ],
  },
  {
    file: 'diagram-js/lib/features/hover-tooltip/HoverTooltip.js',
    why: 'the first tooltip is shown after the pointer has rested',
    edits: [
      [
        "import {\n  html,\n  render\n} from '../../ui/index.js';\n",
        "let ui;\nconst loadUi = () => Promise.all([ import('../../ui/index.js'), import('../palette/PaletteTooltipComponent.js') ]).then(([ parts, component ]) => {\n  ui = { html: parts.html, render: parts.render, PaletteTooltipComponent: component.default };\n});\n",
      ],
      [
        'HoverTooltip.prototype._render = function() {\n',
        'HoverTooltip.prototype._render = function() {\n  if (!ui) {\n    if (this._current) loadUi().then(() => this._render());\n\n    return;\n  }\n\n  const { html, render } = ui;\n',
      ],
      ['    >${ content }</div>`,', "    >${ typeof content === 'function' ? content(ui) : content }</div>`,"],
    ],
  },
  {
    file: 'diagram-js/lib/features/palette/PaletteTooltip.js',
    why: 'drawn by the tooltip above',
    edits: [
      ["import { html } from '../../ui/index.js';\n", ''],
      ["import PaletteTooltipComponent from './PaletteTooltipComponent.js';\n", ''],
      [
        '      return html`<${PaletteTooltipComponent}',
        '      return ({ html, PaletteTooltipComponent }) => html`<${PaletteTooltipComponent}',
      ],
    ],
  },
  {
    file: 'bpmn-js/lib/features/popup-menu/index.js',
    why: 'what an element may become is asked when one is selected (src/process-designer/engine/late-menus.ts)',
    edits: [
      ["import ReplaceMenuProvider from './ReplaceMenuProvider';\n", ''],
      ["export { PopupEntries } from './PopupEntries';\n", ''],
      ["  __init__: [\n    'replaceMenuProvider'\n  ],\n  replaceMenuProvider: [ 'type', ReplaceMenuProvider ]\n", ''],
    ],
  },
  {
    file: 'bpmn-js/lib/features/align-elements/index.js',
    why: 'the menu of several selected elements, as above',
    edits: [
      ["import AlignElementsContextPadProvider from './AlignElementsContextPadProvider';\n", ''],
      ["import AlignElementsMenuProvider from './AlignElementsMenuProvider';\n", ''],
      ["    'alignElementsContextPadProvider',\n    'alignElementsMenuProvider',\n", ''],
      ["  alignElementsContextPadProvider: [ 'type', AlignElementsContextPadProvider ],\n", ''],
      ["  alignElementsMenuProvider: [ 'type', AlignElementsMenuProvider ],\n", ''],
    ],
  },
  {
    file: 'bpmn-js/lib/features/distribute-elements/index.js',
    why: 'the same menu',
    edits: [
      ["import DistributeElementsMenuProvider from './DistributeElementsMenuProvider';\n", ''],
      [",\n    'distributeElementsMenuProvider'\n", '\n'],
      [
        "  bpmnDistributeElements: [ 'type', BpmnDistributeElements ],\n  distributeElementsMenuProvider: [ 'type', DistributeElementsMenuProvider ]\n",
        "  bpmnDistributeElements: [ 'type', BpmnDistributeElements ]\n",
      ],
    ],
  },
  {
    file: 'bpmn-js/lib/features/space-tool/index.js',
    why: 'palette and keys know the tool from the beginning; it comes after the first picture and does then what was asked (src/process-designer/engine/late-space-tool.ts)',
    edits: [
      [
        "import SpaceToolModule from 'diagram-js/lib/features/space-tool';\n",
        ['dragging', 'rules', 'tool-manager', 'preview-support', 'mouse']
          .map((name, i) => `import Part${i} from 'diagram-js/lib/features/${name}';\n`)
          .join(''),
      ],
      [
        "import BpmnSpaceTool from './BpmnSpaceTool';\n",
        `function LateSpaceTool() {
  const asked = [];
  let tool;
  const pass = (name) => (...args) => {
    if (tool) return tool[name](...args);
    asked.push(() => tool[name](...args));
  };
  for (const name of [ 'activateSelection', 'activateMakeSpace', 'toggle' ]) this[name] = pass(name);
  this.isActive = () => tool?.isActive();
  this.arrive = (real) => {
    tool = real;
    for (const ask of asked.splice(0)) ask();
  };
}
`,
      ],
      ['[ SpaceToolModule ]', '[ Part0, Part1, Part2, Part3, Part4 ]'],
      ["[ 'type', BpmnSpaceTool ]", "[ 'type', LateSpaceTool ]"],
    ],
  },
  {
    file: 'bpmn-js/lib/Modeler.js',
    why: 'the search is added when it is opened first, aids to drawing after the first picture (src/process-designer/engine/late-aids.ts)',
    edits: [
      ["import SearchModule from './features/search';\n", ''],
      ['  SearchModule,\n', ''],
      ["import BendpointsModule from 'diagram-js/lib/features/bendpoints';\n", ''],
      ['  BendpointsModule,\n', ''],
      ["import AutoScrollModule from 'diagram-js/lib/features/auto-scroll';\n", ''],
      ['  AutoScrollModule,\n', ''],
      ["import LabelLink from './features/label-link';\n", ''],
      ['  LabelLink,\n', ''],
      ["import ModelingFeedbackModule from './features/modeling-feedback';\n", ''],
      ['  ModelingFeedbackModule,\n', ''],
      ["import ReplacePreviewModule from './features/replace-preview';\n", ''],
      ['  ReplacePreviewModule,\n', ''],
      ["import SnappingModule from './features/snapping';\n", ''],
      ['  SnappingModule,\n', ''],
    ],
  },
];

/** @throws Error when upstream's text has changed */
export function latePart(path: string, code: string): string | undefined {
  const file = path.split('?')[0]?.replaceAll('\\', '/') ?? '';
  const part = LATE_PARTS.find((one) => file.endsWith(`/${one.file}`));
  if (!part) return undefined;
  let changed = code;
  for (const [from, to] of part.edits) {
    if (changed.split(from).length !== 2)
      throw new Error(`late-parts: ${part.file} does not contain exactly once: ${from}`);
    changed = changed.replace(from, () => to);
  }
  return changed;
}

/**
 * Vite plugin: loads parts of dependencies on first use. Only in a build, because the development server makes no
 * bundles.
 */
export function lateParts(): Plugin {
  return {
    name: 'gongdi:late-parts',
    apply: 'build',
    transform(code, id) {
      const changed = latePart(id, code);
      return changed === undefined ? null : { code: changed, map: null };
    },
  };
}
