import type { RepositoryFile } from './repository.ts';

/** The only folder with antd's `Segmented`: its wrapper lets go of the page around it. */
const WRAPPER = 'packages/widgets/src/kit/radios/';
const NAMED = /\bimport\s*\{[^}]*\bSegmented\b[^}]*\}\s*from\s*['"]antd['"]/;

/** Returns sources whose `Segmented` would hold its page in memory (`kit/radios/use-released-radios.ts`). */
export function keptRadios(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !file.startsWith(WRAPPER))
    .filter(({ text }) => NAMED.test(text))
    .map(({ file }) => `${file}: takes Segmented from antd; use the one of ${WRAPPER}`);
}
