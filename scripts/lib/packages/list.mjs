/**
 * What a package of the registries is made of.
 * @typedef {object} Made
 * @property {string} name name in the registries
 * @property {string} room folder of its workspace
 * @property {readonly string[]} keywords
 * @property {boolean} [bundles] third-party code lies inside of its files, so their licences must as well
 * @property {readonly string[]} [apart] packages that are installed beside it, although its workspace bundles the rest
 * @property {readonly string[]} [inside] workspaces that it carries below its own `node_modules`
 * @property {(stage: import('./stage.mjs').Stage) => Promise<void> | void} fill writes its files
 */

import { fillFromDist } from './fill-dist.mjs';
import { fillServer } from './fill-server.mjs';

const BPMN = ['bpmn', 'camunda', 'flowable', 'activiti'];

/** @type {readonly Made[]} in the order in which they are published: each after those that it needs */
export const PACKAGES = [
  {
    name: '@gongdi/geo',
    room: 'packages/geo',
    keywords: ['geofence', 'gcj-02', 'wgs-84', 'cgcs2000', 'kml', 'geojson', 'polygon', '电子围栏', '坐标转换'],
    fill: fillFromDist,
  },
  {
    name: '@gongdi/bpmn',
    room: 'packages/bpmn',
    keywords: [...BPMN, 'process', 'lint', 'converter', 'svg', '工作流', '流程'],
    fill: fillFromDist,
  },
  {
    name: '@gongdi/api',
    room: 'packages/api',
    keywords: ['gongdi', 'client', 'rest', 'typed', 'construction-site', '智慧工地'],
    bundles: true,
    // What needs bundlers or our own packages is loaded late: a clone has neither before it is installed and built.
    fill: async (stage) => (await import('./fill-api.mjs')).fillApi(stage),
  },
  {
    name: '@gongdi/elements',
    room: 'packages/elements',
    keywords: [
      'web-components',
      'custom-elements',
      'construction-site',
      ...BPMN,
      'bpmn-designer',
      'geofence',
      '智慧工地',
      '流程设计器',
    ],
    bundles: true,
    fill: async (stage) => (await import('./fill-elements.mjs')).fillElements(stage),
  },
  {
    name: '@gongdi/server',
    room: 'packages/server',
    keywords: ['gongdi', 'server', 'construction-site', '智慧工地'],
    // Nobody installs them by themselves, or with another version.
    inside: ['api', 'bpmn', 'domain', 'engines', 'geo', 'sheets'],
    fill: fillServer,
  },
  {
    name: 'gongdi',
    room: 'cli',
    keywords: [
      ...BPMN,
      'bpmn-lint',
      'lint',
      'cli',
      'sarif',
      'converter',
      'excel',
      'construction-site',
      '智慧工地',
      '流程检查',
    ],
    bundles: true,
    // Native code and WebAssembly cannot be bundled; the server is a package of its own.
    apart: ['@gongdi/server', '@resvg/resvg-js', 'libxml2-wasm'],
    fill: async (stage) => (await import('./fill-terminal.mjs')).fillTerminal(stage),
  },
];
