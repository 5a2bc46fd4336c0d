import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

const NAME = '.gongdiignore';

/**
 * One line of `.gongdiignore`: files that match these absolute globs are left out, or, with `taken`, included although
 * an earlier line leaves them out.
 */
export interface IgnoreRule {
  readonly globs: readonly string[];
  readonly taken?: true;
}

/**
 * Reads the lines of `.gongdiignore`, in the folder of the command or the nearest one above. The syntax is that of
 * `.gitignore`. The rules apply to folders and patterns; a file that is named itself is never ignored. The last line
 * that matches a file decides; unlike git, a `!` also includes files of a folder that is left out.
 */
export async function ignoreRules(cwd: string): Promise<IgnoreRule[]> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
    if (text !== null) return text.split(/\r?\n/).flatMap((line) => ruleOf(line, folder));
    if (folder === dirname(folder)) return [];
  }
}

function ruleOf(line: string, folder: string): IgnoreRule[] {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return [];
  if (text.startsWith('!')) return ruleOf(text.slice(1), folder).map(({ globs }) => ({ globs, taken: true }));
  // A name that begins with `!` or `#` is written with a backslash before it.
  const pattern = text.replace(/^\\(?=[!#])/, '');
  const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
  const anchored = pattern.startsWith('/') || bare.includes('/');
  const base = `${folder.split(sep).join('/').replace(/\/$/, '')}/${anchored ? '' : '**/'}${bare}`;
  return [{ globs: pattern.endsWith('/') ? [`${base}/**`] : [base, `${base}/**`] }];
}
