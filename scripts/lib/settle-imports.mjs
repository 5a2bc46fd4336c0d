import { afterAll, vi } from 'vitest';

// Test files of one worker share what they import. An import that a file begins and nobody awaits would end after the
// environment of the file is gone; it fails then, and so does each later file of the worker that needs the same module.
afterAll(() => vi.dynamicImportSettled());
