import { isProduct, type Module } from './imports.ts';
import { targetOf } from './rooms.ts';

const CONSOLE = 'packages/widgets/src/console/';

/** Folders of the console, lowest first: what a folder imports stands below it. Modules and frame do not know each other. */
const LEVELS: Readonly<Record<string, number>> = {
  ground: 0,
  generic: 1,
  frame: 2,
  modules: 2,
  generated: 3,
  routes: 4,
};
/** Files directly in `console` put it together. */
const TOP = { name: '', level: 5 };

/** Where a file of the console belongs: `ground/session`, `modules/safety/patrolsite`; the empty text for what puts it together. */
function placeOf(file: string): string | undefined {
  if (!file.startsWith(CONSOLE)) return undefined;
  const folders = file.slice(CONSOLE.length).split('/').slice(0, -1);
  return folders.slice(0, folders[0] === 'modules' ? 3 : 2).join('/');
}

const levelOf = (place: string): number | undefined =>
  place === TOP.name ? TOP.level : LEVELS[place.split('/')[0] ?? ''];

interface Edge {
  file: string;
  specifier: string;
  from: string;
  to: string;
}

function edgesOf(modules: readonly Module[]): Edge[] {
  return modules
    .filter(({ file }) => isProduct(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .flatMap(({ specifier }) => {
          const [from, to] = [placeOf(file), placeOf(targetOf(file, specifier))];
          return from === undefined || to === undefined || from === to ? [] : [{ file, specifier, from, to }];
        }),
    );
}

/** Whether an import goes sideways between modules, or between a module and the frame. */
function isSideways({ from, to }: Edge): boolean {
  return levelOf(from) === LEVELS['modules'] && levelOf(to) === LEVELS['modules'] && !isWithin('frame', from, to);
}

const isWithin = (room: string, ...places: readonly string[]): boolean =>
  places.every((place) => place.split('/')[0] === room);

/** Imports of the console that go up or from one module to another, and folders that have no place in the order. */
export function consoleLayerViolations(modules: readonly Module[]): string[] {
  const places = new Set(modules.map(({ file }) => placeOf(file)).filter((place) => place !== undefined));
  return [
    ...[...places]
      .filter((place) => levelOf(place) === undefined)
      .map((place) => `${CONSOLE}${place}: has no place in the layers`),
    ...edgesOf(modules)
      .filter((edge) => (levelOf(edge.to) ?? 0) > (levelOf(edge.from) ?? 0) || isSideways(edge))
      .map(({ file, specifier, from, to }) => `${file} → ${specifier}: ${from} may not import ${to}`),
  ];
}

/** Folders of the console that import each other, by whatever way round. */
export function consoleCycles(modules: readonly Module[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edgesOf(modules)) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = (start: string): Set<string> => {
    const found = new Set<string>();
    const queue = [start];
    for (const at of queue)
      for (const to of next.get(at) ?? [])
        if (!found.has(to)) {
          found.add(to);
          queue.push(to);
        }
    return found;
  };
  return [...next.keys()].filter((place) => reach(place).has(place)).toSorted();
}
