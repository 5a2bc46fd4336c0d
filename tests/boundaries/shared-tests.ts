import type { RepositoryFile } from './repository.ts';

const MOCKS = /\bvi\s*\.\s*(doMock|mock)\s*\(/;

/**
 * Unit tests that replace a module where the files after them would get the replacement: unit tests share what they import
 * (vitest.config.ts), but those called `*.mocked.test.ts`.
 */
export function mocksInSharedTests(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /^(packages\/[^/]+|cli)\/src\/.*\.test\.tsx?$/.test(file))
    .filter(({ file, text }) => !/\.mocked\.test\.tsx?$/.test(file) && MOCKS.test(text))
    .map(({ file }) => `${file}: replaces a module; call it *.mocked.test.ts, or hand the replacement over`);
}

const HOOK = /^(?:before|after)(?:All|Each)\(/m;

/**
 * What tests import that registers a hook while it is read: of the files of one worker, which share it, only the first
 * would have it.
 */
export function hooksOfSharedModules(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(({ text }) => HOOK.test(text))
    .map(({ file }) => `${file}: registers a hook while it is imported; let each file call a function that does`);
}
