import { resolve } from 'node:path';

/**
 * Returns the files that match patterns of the configuration.
 *
 * @param base the folder of the configuration
 */
export async function matching(patterns: readonly string[], base: string): Promise<ReadonlySet<string>> {
  const { glob } = await import('tinyglobby');
  const paths = await glob([...patterns], { cwd: base, absolute: true, ignore: ['**/node_modules/**'] });
  return new Set(paths.map((path) => resolve(path)));
}
