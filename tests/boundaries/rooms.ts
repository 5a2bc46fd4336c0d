import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { isProduct, isTest, type Import, type Module } from './imports.ts';
import type { Manifest } from './repository.ts';

interface Room {
  /** Rooms from which it may import in any way. */
  may: string[];
  /** Rooms from which it may load values only by `import()`; types may be imported without restriction. */
  lazily?: string[];
  /** Rooms from which it may import only types. */
  types?: string[];
  /** No I/O: the same code in browser and terminal. */
  pure?: boolean;
}

const PURE = [
  'packages/domain',
  'packages/bpmn',
  'packages/geo',
  'packages/engines',
  'packages/sheets',
  'packages/api',
];
const ALL = [...PURE, 'packages/server', 'packages/widgets', 'packages/elements', 'cli'];

/** The allowed imports between rooms; docs/architecture.md gives the reasons. */
export const ROOMS: Record<string, Room> = {
  'packages/domain': { may: [], pure: true },
  'packages/bpmn': { may: [], pure: true },
  'packages/geo': { may: [], pure: true },
  'packages/engines': { may: ['packages/domain', 'packages/bpmn'], pure: true },
  'packages/sheets': { may: ['packages/domain'], pure: true },
  'packages/api': { may: ['packages/domain'], pure: true },
  'packages/server': { may: PURE },
  'packages/widgets': { may: PURE },
  'packages/elements': { may: [], lazily: ['packages/widgets'], types: ALL },
  cli: { may: PURE, lazily: ['packages/server'] },
  examples: { may: ['packages/api', 'packages/elements', 'cli'] },
  tests: { may: ALL },
};

/** @returns the room that a file belongs to; undefined for scripts and configuration at the root */
export function roomOf(file: string): string | undefined {
  const [first = '', second] = file.split('/');
  return first === 'packages' ? `packages/${second}` : Object.keys(ROOMS).find((room) => room === first);
}

/** The package that a specifier names, without the path inside it. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(packageOf(specifier));

const isRelative = (specifier: string): boolean => /^\.{1,2}(\/|$)/.test(specifier);

/** Returns the path of a relative import's target, without a bundler's `?query`. */
export const targetOf = (file: string, specifier: string): string =>
  posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));

const tell = (file: string, specifier: string, reason: string): string => `${file} → ${specifier}: ${reason}`;

function permission(room: Room, target: string, own: Import, product: boolean): string | undefined {
  if (room.may.includes(target)) return undefined;
  if (room.lazily?.includes(target)) {
    return own.kind === 'static' && product ? `only by import(), or types` : undefined;
  }
  if (room.types?.includes(target)) return own.kind === 'type' || !product ? undefined : 'only types';
  return `this room may not import ${target}`;
}

/** Returns imports of a room that the table does not allow, or that bypass another package's public entry. */
export function roomViolations(modules: Module[], manifests: Manifest[]): string[] {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  return modules.flatMap(({ file, imports }) => {
    const name = roomOf(file);
    if (name === undefined) return [];
    const room = ROOMS[name];
    if (!room) return [`${file}: the room ${name} is not in the table of rooms`];
    return imports.flatMap((own) => {
      const { specifier } = own;
      if (isRelative(specifier)) {
        const path = targetOf(file, specifier);
        if (isProduct(file) && isTest(path)) return [tell(file, specifier, 'what ships may not import a test')];
        const reached = roomOf(path);
        // Build helpers are imported by path, because they run before any package is built.
        const helper = !isProduct(file) && /^packages\/[^/]+\/build\//.test(path);
        const stays = reached === name || helper || (name === 'tests' && reached === undefined);
        return stays ? [] : [tell(file, specifier, 'a relative import leaves its package')];
      }
      const manifest = byName.get(packageOf(specifier));
      const target = manifest && roomOf(`${manifest.folder}/package.json`);
      if (!manifest || !target || target === name) return [];
      const entry = `.${specifier.slice(manifest.name.length)}`;
      if (entry !== '.' && !(manifest.exports && entry in manifest.exports)) {
        return [tell(file, specifier, `not a public entry of ${manifest.name}`)];
      }
      const reason = permission(room, target, own, isProduct(file));
      return reason ? [tell(file, specifier, reason)] : [];
    });
  });
}

/** Returns imports of Node's modules in rooms that also run in a browser. */
export function purityViolations(modules: Module[]): string[] {
  return modules
    .filter(({ file }) => isProduct(file) && ROOMS[roomOf(file) ?? '']?.pure)
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier }) => isBuiltin(specifier))
        .map(({ specifier }) => tell(file, specifier, 'a pure room imports nothing of Node')),
    );
}

/**
 * Returns imports of packages that the importing workspace does not list: they would be missing where it is installed
 * alone. Shipped values need a dependency; types, tests and build helpers may also use a development dependency.
 */
export function undeclaredImports(modules: Module[], manifests: Manifest[]): string[] {
  const development = manifests.find(({ folder }) => folder === '')?.devDependencies ?? {};
  return modules.flatMap(({ file, imports }) => {
    const manifest = manifests.find(({ folder }) => folder !== '' && file.startsWith(`${folder}/`));
    // Fixtures are files of others, which stay as they are.
    if (!manifest || file.includes('/fixtures/')) return [];
    const shipped = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
    const known = { ...shipped, ...manifest.devDependencies, ...development, [manifest.name]: '' };
    const product = isProduct(file);
    return imports
      .filter(
        ({ specifier }) =>
          !isRelative(specifier) && !isBuiltin(specifier) && !/^(?:\/|(?:data|https?|virtual):)/.test(specifier),
      )
      .filter(({ specifier, kind }) => {
        if (specifier.startsWith('#')) return !(specifier in (manifest.imports ?? {}));
        const name = packageOf(specifier);
        const typesOf = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
        return product && kind !== 'type' ? !(name in shipped) : !(name in known || typesOf in known);
      })
      .map(({ specifier }) => tell(file, specifier, `not a dependency of ${manifest.name}`));
  });
}

/**
 * Returns rooms whose row in the page's table differs from `ROOMS`. A room without files has no row yet, and other rows
 * need not name it; `all` stands for every room.
 * @param page text of docs/architecture.md
 */
export function differencesFromPage(page: string): string[] {
  const rows = new Map(
    [...page.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, room = '', may = '']) => [
      room.replace(/\/\*$/, ''),
      may,
    ]),
  );
  const short = (room: string) => room.replace('packages/', '');
  const written = new Set([...rows.keys()].filter((room) => room in ROOMS));
  const known = Object.keys(ROOMS).filter((room) => written.has(room));
  if (known.length < 5) return ['docs/architecture.md: no table of rooms'];
  return known.flatMap((room) => {
    const { may = [], lazily = [] } = ROOMS[room] ?? {};
    const cell = rows.get(room) ?? '';
    const said = cell === 'all' ? ALL : known.filter((other) => new RegExp(`\\b${short(other)}\\b`).test(cell));
    const held = [...may, ...lazily].filter((other) => written.has(other));
    const differs = (a: string[], b: string[]) => a.some((one) => written.has(one) && !b.includes(one));
    return differs(said, held) || differs(held, said)
      ? [`${room}: docs/architecture.md says ${cell}; the test holds ${held.map(short).join(', ') || '–'}`]
      : [];
  });
}
