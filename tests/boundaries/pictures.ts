import { consoleEdges } from './console.ts';
import { type Edge, edgesBetween } from './folders.ts';
import { isProduct, type Module } from './imports.ts';
import { SERVER_LAYERS } from './layers.ts';
import { manifestsOf, modulesOf, repositoryFiles, type Manifest } from './repository.ts';
import { packageOf, roomOf, ROOMS } from './rooms.ts';

/** An arrow of a picture. */
interface Arrow {
  from: string;
  to: string;
  /** Only imported by `import()`. */
  late?: boolean;
}

const short = (room: string): string => room.replace('packages/', '');

/**
 * Returns which package imports which, in shipped code. Imports of types alone are left out.
 * @returns one arrow for each pair, sorted by name
 */
export function packageArrows(modules: readonly Module[], manifests: readonly Manifest[]): Arrow[] {
  const folders = new Map(manifests.map(({ name, folder }) => [name, folder]));
  const late = new Map<string, boolean>();
  for (const { file, imports } of modules) {
    const from = roomOf(file);
    if (from === undefined || !isProduct(file)) continue;
    for (const { specifier, kind } of imports) {
      const folder = folders.get(packageOf(specifier));
      const to = folder && roomOf(`${folder}/package.json`);
      if (!to || to === from || kind === 'type') continue;
      const pair = `${short(from)} ${short(to)}`;
      late.set(pair, (late.get(pair) ?? true) && kind === 'dynamic');
    }
  }
  return [...late].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([pair, isLate]) => arrow(pair, isLate));
}

/** Returns which layer of the console imports which. */
export const consoleArrows = (modules: readonly Module[]): Arrow[] => layerArrows(consoleEdges(modules));

const DESIGNER = 'packages/widgets/src/process-designer/';

/** Returns which folder of the process designer imports which. */
export const designerArrows = (modules: readonly Module[]): Arrow[] =>
  layerArrows(
    edgesBetween(modules, (file) =>
      file.startsWith(DESIGNER) ? file.slice(DESIGNER.length).split('/').slice(0, -1).join('/') : undefined,
    ),
  );

/** Returns the arrows between the first folders of places; `mount` stands for the files above them. */
function layerArrows(edges: readonly Edge[]): Arrow[] {
  const layer = (place: string) => place.split('/')[0] || 'mount';
  const pairs = edges
    .map(({ from, to }) => [layer(from), layer(to)] as const)
    .filter(([from, to]) => from !== to)
    .map((pair) => pair.join(' '));
  return [...new Set(pairs)].toSorted().map((pair) => arrow(pair, false));
}

function arrow(pair: string, late: boolean): Arrow {
  const [from = '', to = ''] = pair.split(' ');
  return { from, to, ...(late && { late }) };
}

/** Leaves out arrows that a longer path of other arrows implies. Such a path has no `late` arrow. */
export function withoutShortCuts(arrows: readonly Arrow[]): Arrow[] {
  const next = (from: string) => arrows.filter((one) => one.from === from && !one.late).map(({ to }) => to);
  const reaches = (from: string, to: string): boolean => next(from).some((step) => step === to || reaches(step, to));
  return arrows.filter(({ from, to }) => !next(from).some((step) => step !== to && reaches(step, to)));
}

const line = ({ from, to, late }: Arrow): string => `  ${from} ${late ? '-.->' : '-->'} ${to}`;

/** Returns a picture in the language of Mermaid, as a code block of Markdown. */
const mermaid = (...lines: readonly string[]): string => ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');

/** The picture of the packages, with the pure ones in a frame. */
export function packagePicture(arrows: readonly Arrow[]): string {
  const pure = Object.keys(ROOMS)
    .filter((room) => ROOMS[room]?.pure)
    .map((room) => `    ${short(room)}`);
  return mermaid(
    '  subgraph pure["pure: the same code in browser and terminal"]',
    ...pure,
    '  end',
    ...withoutShortCuts(arrows).map(line),
  );
}

/** The picture of layers or folders. */
export const layerPicture = (arrows: readonly Arrow[]): string => mermaid(...withoutShortCuts(arrows).map(line));

/** The picture of the server's folders by layers, the highest on top. */
export function serverPicture(layers: readonly (readonly string[])[]): string {
  const boxes = layers.map((folders, i) => `  layer${i}["${folders.join(' · ')}"]`).toReversed();
  const ways = layers.slice(1).map((_, i) => `  layer${i + 1} --> layer${i}`);
  return mermaid(...boxes, ...ways.toReversed());
}

/** The pictures of docs/architecture.md, by the names of their blocks. */
export function pictures(modules: readonly Module[], manifests: readonly Manifest[]): Readonly<Record<string, string>> {
  return {
    packages: packagePicture(packageArrows(modules, manifests)),
    server: serverPicture(SERVER_LAYERS),
    console: layerPicture(consoleArrows(modules)),
    designer: layerPicture(designerArrows(modules)),
  };
}

/** The pictures for the present repository. */
export function presentPictures(): Readonly<Record<string, string>> {
  const files = repositoryFiles();
  return pictures(modulesOf(files), manifestsOf(files));
}
