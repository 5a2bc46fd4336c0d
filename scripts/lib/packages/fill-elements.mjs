import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { at } from '../root.mjs';
import { flatTypes } from './flat-types.mjs';
import { forOthers } from './stage.mjs';

const IMPORT = /(?:import|export) type \{ ([^}]+) \} from '(@gongdi\/[^']+)';/g;
/** Keeps the built loader from defining the tags when a host imports it: the host says which, and under what name. */
const BY_HAND = `globalThis[Symbol.for('gongdi.by-hand')] = true;\n`;
const INDEX = `import './by-hand.js';
import { configure, register } from './app/loader.js';
// A bundler may have run the loader first.
delete globalThis[Symbol.for('gongdi.by-hand')];
export { configure, register };
`;
const LOADER = `import { configure, register } from './index.js';
register();
export { configure, register };
`;
const LOADER_TYPES = `export { configure, register } from './index.js';\n`;
/** What a server gets that renders a page: there is no DOM, so it neither compiles nor carries the widgets. */
const SERVER = `export function configure() {}\nexport function register() {}\n`;
/** An entry that has types alone still is a module for bundlers. */
const NOTHING = 'export {};\n';

const typed = (types, code) => ({ types: `./dist/${types}`, default: `./dist/${code}` });
/** `browser` comes first: some bundlers, as for Electron, ask for both. */
const forPages = (types, code) => ({
  types: `./dist/${types}`,
  browser: `./dist/${code}`,
  node: './dist/server.js',
  default: `./dist/${code}`,
});

/**
 * Fills the package of the elements: the built app, as it lies on a server, and entries for bundlers that lead to it.
 * @param {import('./stage.mjs').Stage} stage
 */
export async function fillElements(stage) {
  // What lies in `types` is not carried twice.
  const twice = readdirSync(at('packages/elements/types'));
  stage.copy(
    'packages/elements/dist/app',
    'dist/app',
    (path) => path !== '.vite' && !path.startsWith('.vite/') && !twice.includes(path),
  );
  stage.copy('packages/elements/types', 'types', (path) => path.endsWith('.json'));
  stage.write('dist/by-hand.js', BY_HAND);
  stage.write('dist/index.js', INDEX);
  stage.write('dist/loader.js', LOADER);
  stage.write('dist/loader.d.ts', LOADER_TYPES);
  stage.write('dist/server.js', SERVER);
  stage.write('dist/jsx.js', NOTHING);
  stage.write('dist/vue.js', NOTHING);
  stage.write('dist/svelte.js', NOTHING);
  stage.write('dist/react.js', await forReact('generated/react.js'));
  stage.write('dist/react-page.js', await forReact('react/react-page.js'));
  await writeTypes(stage);
  stage.manifest({
    dependencies: undefined,
    main: './dist/index.js',
    types: './dist/index.d.ts',
    sideEffects: ['./dist/by-hand.js', './dist/loader.js', './dist/app/**'],
    customElements: 'types/custom-elements.json',
    exports: {
      '.': forPages('index.d.ts', 'index.js'),
      './loader': forPages('loader.d.ts', 'loader.js'),
      './jsx': typed('generated/jsx.d.ts', 'jsx.js'),
      './vue': typed('vue.d.ts', 'vue.js'),
      './svelte': typed('svelte.d.ts', 'svelte.js'),
      './react': typed('generated/react.d.ts', 'react.js'),
      './react-page': typed('react/react-page.d.ts', 'react-page.js'),
      './frame-host': typed('frame/host.d.ts', 'app/frame-host.js'),
      './app/*': './dist/app/*',
      './custom-elements.json': './types/custom-elements.json',
      './html-data.json': './types/html-data.json',
    },
    peerDependencies: { ...stage.source.peerDependencies, '@types/react': '>=18' },
    peerDependenciesMeta: { ...stage.source.peerDependenciesMeta, '@types/react': { optional: true } },
  });
  stage.papers();
}

/** Returns an entry for React in one file; React is the host's. */
async function forReact(path) {
  const bundle = await rolldown({ input: at('packages/elements/dist', path), external: /^react(?:-dom)?(?:\/|$)/ });
  try {
    const { output } = await bundle.generate({ format: 'es' });
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

/** Declarations that add to the types of others (`HTMLElementTagNameMap`, React's JSX): they are kept as they are. */
const KEPT = [
  'index.d.ts',
  'generated/tags.d.ts',
  'generated/jsx.d.ts',
  'generated/react.d.ts',
  'react/component.d.ts',
  'react/react-page.d.ts',
  'frame/host.d.ts',
  'frame/messages.d.ts',
  'define/page.d.ts',
];

/**
 * Writes the declarations: the types that the kept ones take from our packages become one file, which they name instead.
 * @param {import('./stage.mjs').Stage} stage
 */
async function writeTypes(stage) {
  const read = (path) => readFileSync(at('packages/elements', path), 'utf8');
  const kept = new Map(KEPT.map((path) => [path, read(`dist/${path}`)]));
  const wanted = new Map();
  for (const text of kept.values())
    for (const [, names, from] of text.matchAll(IMPORT))
      for (const name of names.split(',')) wanted.set(from, (wanted.get(from) ?? new Set()).add(name.trim()));
  const lines = [...wanted].map(([from, names]) => `export type { ${[...names].join(', ')} } from '${from}';\n`);
  // Below the elements, whose dependencies these declarations name.
  const folder = mkdtempSync(at('packages/elements/dist/types-'));
  try {
    writeFileSync(join(folder, 'properties.d.ts'), lines.join(''));
    stage.write('dist/properties.d.ts', await flatTypes(join(folder, 'properties.d.ts')));
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const [path, text] of kept) {
    const own = `${'../'.repeat(path.split('/').length - 1) || './'}properties.js`;
    stage.write(`dist/${path}`, forOthers(path, text.replaceAll(/'@gongdi\/(?:api|widgets\/[\w-]+)'/g, `'${own}'`)));
  }
  for (const name of ['svelte.d.ts', 'vue.d.ts'])
    stage.write(`dist/${name}`, read(`types/${name}`).replaceAll("'@gongdi/elements'", "'./index.js'"));
}
