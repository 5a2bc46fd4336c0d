import type { RepositoryFile } from './repository.ts';

const MOCKS = /\bvi\s*\.\s*(doMock|mock)\s*\(/;

/**
 * Returns unit tests that replace a module in a way that affects the test files after them. Unit tests share their
 * imports (vitest.config.ts), except those named `*.mocked.test.ts`.
 */
export function mocksInSharedTests(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /^(packages\/[^/]+|cli)\/src\/.*\.test\.tsx?$/.test(file))
    .filter(({ file, text }) => !/\.mocked\.test\.tsx?$/.test(file) && MOCKS.test(text))
    .map(({ file }) => `${file}: replaces a module; call it *.mocked.test.ts, or hand the replacement over`);
}

const HOOK = /^(?:before|after)(?:All|Each)\(/m;

/**
 * Returns modules that register a hook while they are imported. The test files of one worker share the module, so only
 * the first file would get the hook.
 */
export function hooksOfSharedModules(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(({ text }) => HOOK.test(text))
    .map(({ file }) => `${file}: registers a hook while it is imported; let each file call a function that does`);
}
