import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

const NAME = '.gongdiignore';

/**
 * Patterns of `.gongdiignore`, in the folder of the command or the nearest one above, written as in `.gitignore`
 * without `!`, for folders and patterns; a file that is named itself is never ignored.
 * @returns glob patterns, absolute
 * @throws CliFailure with exit 2 for a line that begins with `!`
 */
export async function ignorePatterns(cwd: string): Promise<string[]> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, NAME);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text !== null)
      return text.split(/\r?\n/).flatMap((line, index) => globsOf(line, index + 1, folder, relative(cwd, path)));
    if (folder === dirname(folder)) return [];
  }
}

function globsOf(line: string, number: number, folder: string, shown: string): string[] {
  const pattern = line.trim();
  if (pattern === '' || pattern.startsWith('#')) return [];
  if (pattern.startsWith('!')) throw new CliFailure(EXIT.usage, say('badIgnore', { path: shown, line: number }));
  const bare = pattern.replace(/^\//, '').replace(/\/$/, '');
  const anchored = pattern.startsWith('/') || bare.includes('/');
  const base = `${folder.split(sep).join('/').replace(/\/$/, '')}/${anchored ? '' : '**/'}${bare}`;
  return pattern.endsWith('/') ? [`${base}/**`] : [base, `${base}/**`];
}
