import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { isMount, reached } from './first-load.ts';

type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'
>;

/**
 * Largest size that a page may load before an element is ready, with React and everything else, in KB of 1,000 bytes
 * after brotli compression.
 */
const budgets = (): Record<string, number> =>
  JSON.parse(readFileSync(new URL('byte-budgets.json', import.meta.url), 'utf8')) as Record<string, number>;

/**
 * An element above this multiple of its budget fails the build. Between the budget and this limit the build only logs a
 * message, so that a few bytes do not block other work.
 */
const TOO_MUCH = 1.05;

const WIDGET = /widgets[\\/]src[\\/]([\w-]+)[\\/](?:index\.ts|mount\.tsx)$/;

/**
 * Returns the files that every page with an element loads: the static imports of its first file and of its widget.
 * @returns file names by tag
 */
export function startFiles(chunks: ReadonlyMap<string, Chunk>, loader: Chunk): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const importsOf = (file: string) => (file === loader.fileName ? [] : (chunks.get(file)?.imports ?? []));
  for (const entry of loader.dynamicImports) {
    const files = reached(entry, importsOf);
    const modules = [...files].flatMap((file) => chunks.get(file)?.moduleIds ?? []);
    const own = chunks.get(entry)?.facadeModuleId ?? modules.find((id) => WIDGET.test(id));
    const widget = WIDGET.exec(own ?? '')?.[1];
    if (widget === undefined) continue;
    for (const behind of chunks.get(entry)?.dynamicImports ?? []) {
      if (isMount(chunks.get(behind)?.facadeModuleId)) for (const file of reached(behind, importsOf)) files.add(file);
    }
    found.set(`gd-${widget}`, files);
  }
  return found;
}

/** Vite plugin: measures what each element loads at first. @throws Error when an element is far over its budget */
export function byteBudgets(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'gongdi-byte-budgets',
    apply: 'build',
    async writeBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
      );
      const loader = [...chunks.values()].find((one) => one.isEntry);
      if (!loader) return;
      const starts = startFiles(chunks, loader).set('loader', new Set([loader.fileName]));
      const files = [...new Set([...starts.values()].flatMap((one) => [...one]))];
      const sizes = new Map(
        await Promise.all(files.map(async (file) => [file, (await compress(chunks.get(file)!.code)).length] as const)),
      );
      for (const [name, budget] of Object.entries(budgets())) {
        const bytes = [...(starts.get(name) ?? [])].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
        if (bytes === 0) this.error(`${name} is not in this build; see build/byte-budgets.json`);
        const said = `${name} loads ${(bytes / 1000).toFixed(2)} KB at first, its budget is ${budget}`;
        if (bytes > budget * 1000 * TOO_MUCH) this.error(said);
        else if (bytes > budget * 1000) this.warn(said);
      }
    },
  };
}
