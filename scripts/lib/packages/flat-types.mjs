import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { at } from '../root.mjs';
import { readJson } from './stage.mjs';

/** Stands for data and styles, which have no declarations. */
const UNTYPED = '\0untyped.d.ts';

/** Returns the declarations of a workspace's entry. */
export function typesOf(specifier) {
  const [, room, sub = ''] = /^@gongdi\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (room === undefined) return undefined;
  const entry = readJson(at('packages', room, 'package.json')).exports[`.${sub}`];
  return entry === undefined ? undefined : at('packages', room, entry.types);
}

const workspaces = {
  name: 'gongdi:declarations-of-workspaces',
  resolveId: {
    order: 'pre',
    handler: (id) => (/\.json$|\?inline$/.test(id) ? UNTYPED : typesOf(id)),
  },
  load: (id) => (id === UNTYPED ? 'declare const untyped: unknown; export default untyped;' : undefined),
};

/**
 * Returns declarations as one text that names no workspace. What an entry does not show is left out.
 * @param {string} entry path of a declaration file
 * @param {readonly RegExp[]} external packages that stay imports
 */
export async function flatTypes(entry, external = []) {
  const bundle = await rolldown({
    input: { types: entry },
    external: [...external, /^react/],
    plugins: [workspaces, dts({ dtsInput: true, tsconfig: false, sourcemap: false })],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({ codeSplitting: false });
    if (output.length !== 1) throw new Error(`${entry} became ${output.length} files`);
    // Declarations of zod hold places that its own comments excuse; a bundler leaves comments out.
    return `// @ts-nocheck\n${output[0].code.replaceAll(/^\/\/ \S*\.d\.ts$\n/gm, '')}`;
  } finally {
    await bundle.close();
  }
}
