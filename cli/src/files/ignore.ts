import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

const NAME = '.gongdiignore';

/** What one line says: files of these globs, absolute, are left out, or taken although a line above leaves them out. */
export interface IgnoreRule {
  readonly globs: readonly string[];
  readonly taken?: true;
}

/**
 * Lines of `.gongdiignore`, in the folder of the command or the nearest one above, written as in `.gitignore`, for
 * folders and patterns; a file that is named itself is never ignored. The last line that fits a file decides; unlike git,
 * a `!` also brings back files of a folder that is left out.
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
  // A name that begins with one of the two signs is written with a backslash before it.
  const pattern = text.replace(/^\\(?=[!#])/, '');
  const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
  const anchored = pattern.startsWith('/') || bare.includes('/');
  const base = `${folder.split(sep).join('/').replace(/\/$/, '')}/${anchored ? '' : '**/'}${bare}`;
  return [{ globs: pattern.endsWith('/') ? [`${base}/**`] : [base, `${base}/**`] }];
}
