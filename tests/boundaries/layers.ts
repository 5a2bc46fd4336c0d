import { isProduct, type Module } from './imports.ts';
import { targetOf } from './rooms.ts';

/**
 * Folders below `packages/server/src`, lowest first; a folder imports its own layer and those before it. Folders in
 * `modules` have one place together, and import nothing of each other.
 */
const SERVER_LAYERS = [
  ['text'],
  ['store'],
  ['handler'],
  ['accounts', 'resources', 'files', 'audit', 'notify', 'dictionary', 'settings', 'menu', 'maps', 'fences', 'search'],
  ['engine', 'telemetry', 'realtime'],
  ['process'],
  ['demo'],
  ['modules'],
  ['http'],
  ['generated'],
];

/** Folders below `packages/widgets/src` that every widget may use; all others but the console are widgets. */
const WIDGET_GROUND = new Set(['kit', 'diagram', 'map', 'plan', 'device', 'text']);
const WIDGET_TOP = 'console';

const folderIn = (src: string, file: string): string | undefined =>
  file.startsWith(src) && file.slice(src.length).includes('/') ? file.slice(src.length).split('/')[0] : undefined;

interface Edge {
  file: string;
  specifier: string;
  from: string;
  to: string;
}

/** Imports between folders of one room's sources; files directly in `src` put the room together and are free. */
function edgesBetweenFolders(modules: Module[], src: string): Edge[] {
  return modules
    .filter(({ file }) => file.startsWith(src) && isProduct(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .flatMap(({ specifier }) => {
          const from = folderIn(src, file);
          const to = folderIn(src, targetOf(file, specifier));
          return from === undefined || to === undefined || from === to ? [] : [{ file, specifier, from, to }];
        }),
    );
}

/** Imports inside the server that go up, and folders that have no place in the order. */
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

/** Files of a module's room that lie in no `<group>/<name>/`, and what reaches into a module from beside it. */
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

/** Imports inside the widgets other than kit ← widget ← console. */
export function widgetLayerViolations(modules: Module[]): string[] {
  const level = (folder: string) => (folder === WIDGET_TOP ? 2 : WIDGET_GROUND.has(folder) ? 0 : 1);
  return edgesBetweenFolders(modules, 'packages/widgets/src/')
    .filter(({ from, to }) => level(to) > level(from) || (level(from) === 1 && level(to) === 1))
    .map(({ file, specifier, from, to }) => `${file} → ${specifier}: ${from} may not import ${to}`);
}

const NO_ANTD = ['packages/widgets/src/instance-viewer/', 'packages/widgets/src/fence-editor/'];
const isWithoutAntd = (file: string): boolean => NO_ANTD.some((folder) => file.startsWith(folder));
const isAntd = (specifier: string): boolean => /^(antd|@ant-design\/[^/]+|@rc-component\/[^/]+)(\/|$)/.test(specifier);

/** Ways by which the viewer or the fence editor would load antd, through whatever file of the widgets; types load nothing. */
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
