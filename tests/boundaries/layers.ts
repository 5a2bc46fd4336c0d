import { type Edge, edgesBetween, folderCycles } from './folders.ts';
import { isProduct, type Module } from './imports.ts';
import { targetOf } from './rooms.ts';

/**
 * Folders below `packages/server/src`, lowest first; a folder imports its own layer and those before it. The folders in
 * `modules` share one place and import nothing from each other.
 */
export const SERVER_LAYERS: readonly (readonly string[])[] = [
  ['text', 'threads'],
  ['store'],
  ['handler'],
  [
    'accounts',
    'resources',
    'files',
    'audit',
    'notify',
    'dictionary',
    'custom',
    'settings',
    'menu',
    'maps',
    'fences',
    'search',
    'weather',
    'filing',
  ],
  ['record-page', 'labour', 'samples', 'training', 'tiles', 'helmets', 'brand', 'quality'],
  ['engine', 'telemetry', 'realtime'],
  ['process', 'outside'],
  ['attendance', 'tracks', 'patrols', 'wages', 'funds'],
  ['demo'],
  ['modules'],
  ['http'],
  ['generated'],
];

/**
 * Folders below `packages/widgets/src` that every widget may use, each above those that it imports; all other folders
 * except the console are widgets.
 */
const WIDGET_GROUND = [['text'], ['kit'], ['diagram', 'plan'], ['map'], ['device']];
const WIDGET_TOP = 'console';

const folderIn = (src: string, file: string): string | undefined =>
  file.startsWith(src) && file.slice(src.length).includes('/') ? file.slice(src.length).split('/')[0] : undefined;

/**
 * Returns imports between folders of one room's sources. Files directly in `src` combine the room and are not
 * restricted.
 */
const edgesBetweenFolders = (modules: readonly Module[], src: string): Edge[] =>
  edgesBetween(modules, (file) => folderIn(src, file));

/** Returns imports inside the server that go to a higher layer, and folders without a place in the order. */
export function serverLayerViolations(modules: Module[]): string[] {
  const src = 'packages/server/src/';
  const level = (folder: string) => SERVER_LAYERS.findIndex((layer) => layer.includes(folder));
  const folders = new Set(modules.map(({ file }) => folderIn(src, file)).filter((folder) => folder !== undefined));
  return [
    ...[...folders]
      .filter((folder) => level(folder) < 0)
      .map((folder) => `${src}${folder}: has no place in the layers`),
    ...edgesBetweenFolders(modules, src)
      .filter(({ from, to }) => level(to) > level(from))
      .map(({ file, specifier, from, to }) => `${file} → ${specifier}: ${from} stands below ${to}`),
    ...moduleViolations(modules, `${src}modules/`),
  ];
}

/** Returns files of a module's room outside of any `<group>/<name>/`, and imports into a module from outside of it. */
function moduleViolations(modules: Module[], rooms: string): string[] {
  const moduleIn = (file: string) =>
    /^([^/]+\/[^/]+)\//.exec(file.startsWith(rooms) ? file.slice(rooms.length) : '')?.[1];
  const inside = modules.filter(({ file }) => file.startsWith(rooms));
  return [
    ...inside
      .filter(({ file }) => moduleIn(file) === undefined)
      .map(({ file }) => `${file}: lies in no module, ${rooms}<group>/<name>/`),
    ...inside
      .filter(({ file }) => isProduct(file))
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ specifier }) => specifier.startsWith('.'))
          .map(({ specifier }) => ({ specifier, to: moduleIn(targetOf(file, specifier)) }))
          .filter(({ to }) => to !== undefined && to !== moduleIn(file))
          .map(({ specifier, to }) => `${file} → ${specifier}: a module may not import ${to}`),
      ),
  ];
}

/** Returns imports inside the widgets that break the order kit ← … ← widget ← console. */
export function widgetLayerViolations(modules: Module[]): string[] {
  const level = (folder: string) => {
    const ground = WIDGET_GROUND.findIndex((layer) => layer.includes(folder));
    return ground >= 0 ? ground : WIDGET_GROUND.length + (folder === WIDGET_TOP ? 1 : 0);
  };
  return edgesBetweenFolders(modules, 'packages/widgets/src/')
    .filter(({ from, to }) => level(to) >= level(from))
    .map(({ file, specifier, from, to }) => `${file} → ${specifier}: ${from} may not import ${to}`);
}

/** Returns folders inside each widget, and inside each folder that widgets share, that import each other. */
export function widgetCycles(modules: readonly Module[]): string[] {
  const src = 'packages/widgets/src/';
  const widgets = new Set(modules.map(({ file }) => folderIn(src, file)).filter((folder) => folder !== undefined));
  widgets.delete(WIDGET_TOP);
  return [...widgets].flatMap((widget) => folderCycles(modules, `${src}${widget}/`));
}

const NO_ANTD = ['packages/widgets/src/instance-viewer/', 'packages/widgets/src/fence-editor/'];
const isWithoutAntd = (file: string): boolean => NO_ANTD.some((folder) => file.startsWith(folder));
const isAntd = (specifier: string): boolean => /^(antd|@ant-design\/[^/]+|@rc-component\/[^/]+)(\/|$)/.test(specifier);

/**
 * Returns import paths by which the viewer or the fence editor would load antd, through any file of the widgets; type
 * imports load nothing.
 */
export function viewerAntdViolations(modules: Module[]): string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const cameFrom = new Map<string, string>();
  const queue = modules.filter(({ file }) => isWithoutAntd(file) && isProduct(file));
  for (const { file } of queue) cameFrom.set(file, '');
  const violations: string[] = [];
  for (const { file, imports } of queue) {
    for (const { specifier, kind } of imports) {
      if (isAntd(specifier) && (kind !== 'type' || isWithoutAntd(file))) {
        const way = [specifier];
        for (let at = file; at !== ''; at = cameFrom.get(at) ?? '') way.unshift(at);
        violations.push(way.join(' → '));
      }
      const next = kind !== 'type' && specifier.startsWith('.') ? byFile.get(targetOf(file, specifier)) : undefined;
      if (next && !cameFrom.has(next.file)) {
        cameFrom.set(next.file, file);
        queue.push(next);
      }
    }
  }
  return violations;
}
