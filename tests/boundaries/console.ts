import { type Edge, edgesBetween, folderCycles, placesInCycles } from './folders.ts';
import { isProduct, type Module } from './imports.ts';

const CONSOLE = 'packages/widgets/src/console/';

/**
 * Folders of the console, lowest first: a folder imports only from lower ones. Modules and frame do not import each
 * other.
 */
const LEVELS: Readonly<Record<string, number>> = {
  ground: 0,
  generic: 1,
  frame: 2,
  modules: 2,
  generated: 3,
  routes: 4,
};
/** Files directly in `console` combine the other folders. */
const TOP = { name: '', level: 5 };

/**
 * Returns the place of a file of the console: `ground/session`, `modules/safety/patrolsite`; '' for a file directly in
 * `console`.
 */
function placeOf(file: string): string | undefined {
  if (!file.startsWith(CONSOLE)) return undefined;
  const folders = file.slice(CONSOLE.length).split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'modules' ? 3 : 2).join('/');
}

const levelOf = (place: string): number | undefined =>
  place === TOP.name ? TOP.level : LEVELS[place.split('/')[0] ?? ''];

/** Returns the imports between folders of the console, in the product's sources. */
export const consoleEdges = (modules: readonly Module[]): Edge[] => edgesBetween(modules, placeOf);

/** Returns whether an import is between two modules, or between a module and the frame. */
function isSideways({ from, to }: Edge): boolean {
  return levelOf(from) === LEVELS['modules'] && levelOf(to) === LEVELS['modules'] && !isWithin('frame', from, to);
}

const isWithin = (room: string, ...places: readonly string[]): boolean =>
  places.every((place) => place.split('/')[0] === room);

/**
 * Returns imports of the console that go to a higher folder or from one module to another, and folders without a place
 * in the order.
 */
export function consoleLayerViolations(modules: readonly Module[]): string[] {
  const product = modules.filter(({ file }) => isProduct(file));
  const places = new Set(product.map(({ file }) => placeOf(file)).filter((place) => place !== undefined));
  return [
    ...[...places]
      .filter((place) => levelOf(place) === undefined)
      .map((place) => `${CONSOLE}${place}: has no place in the layers`),
    ...consoleEdges(modules)
      .filter((edge) => (levelOf(edge.to) ?? 0) > (levelOf(edge.from) ?? 0) || isSideways(edge))
      .map(({ file, specifier, from, to }) => `${file} → ${specifier}: ${from} may not import ${to}`),
  ];
}

/** Returns folders of the console that import each other, directly or indirectly; also those inside one module. */
export function consoleCycles(modules: readonly Module[]): string[] {
  const places = new Set(modules.map(({ file }) => placeOf(file)).filter((place) => place !== undefined));
  const rooms = [...places].filter((place) => isWithin('modules', place));
  return [
    ...placesInCycles(consoleEdges(modules)),
    ...rooms.flatMap((place) => folderCycles(modules, `${CONSOLE}${place}/`)),
  ];
}
