import type { RepositoryFile } from './repository.ts';

/** The only helper that handles a part that fails to load. */
const HELPER = 'packages/widgets/src/kit/lazy/';
const NAMED = /\bimport\s*\{[^}]*\blazy\b[^}]*\}\s*from\s*['"]react['"]/;
const MEMBER = /\bReact\s*\.\s*lazy\s*\(/;

/** Returns sources that load a component with React's own `lazy`, which never requests a failed chunk again. */
export function bareLazyParts(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !file.startsWith(HELPER))
    .filter(({ text }) => NAMED.test(text) || MEMBER.test(text))
    .map(({ file }) => `${file}: loads a component by lazy(); use lazyPart (${HELPER})`);
}
