import type { RepositoryFile } from './repository.ts';

/** The one helper that survives a part that does not come. */
const HELPER = 'packages/widgets/src/kit/lazy/';
const NAMED = /\bimport\s*\{[^}]*\blazy\b[^}]*\}\s*from\s*['"]react['"]/;
const MEMBER = /\bReact\s*\.\s*lazy\s*\(/;

/** Sources that load a component late by React's own `lazy`, which never asks again for a chunk that failed. */
export function bareLazyParts(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !file.startsWith(HELPER))
    .filter(({ text }) => NAMED.test(text) || MEMBER.test(text))
    .map(({ file }) => `${file}: loads a component by lazy(); use lazyPart (${HELPER})`);
}
