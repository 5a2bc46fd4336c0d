import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { antdCss } from './packages/widgets/build/antd-css.mjs';
import { TestOrder } from './scripts/lib/test-order.mjs';

// Tests read sources, not builds: every workspace package names its source under this condition.
const resolve = { conditions: ['gongdi-source', 'module', 'import', 'default'] };
// Node and Vite add `import` or `require` themselves; naming one here would force it upon both.
const ssr = { resolve: { conditions: ['gongdi-source', 'node'] } };
/** A slow machine may miss what a test waits for; a third miss is a failure. Locally every miss shows. */
const retry = process.env['CI'] ? 2 : 0;
/** A test often waits for PostgreSQL or a browser: two at once fill two cores, where vitest would take one. */
const maxWorkers = Math.max(availableParallelism() - 1, 2);

/** The first tests wait for the database with the demo, of which the others get copies (server/src/store/testing.ts). */
const hookTimeout = 400_000;

const UNIT = { testTimeout: 60_000, hookTimeout, retry, maxWorkers };
/** Tests that replace a module by `vi.mock`. */
const MOCKED = 'packages/*/src/**/*.mocked.test.{ts,tsx}';

export default defineConfig({
  resolve,
  ssr,
  test: {
    sequence: { sequencer: TestOrder },
    projects: [
      {
        plugins: [antdCss()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'cli/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [MOCKED],
          // Files of one worker share what they import: most of the time went into importing the same again. A test puts
          // back what it changes: environment, clock, globals.
          isolate: false,
          setupFiles: ['scripts/lib/settle-imports.mjs'],
          ...UNIT,
        },
      },
      {
        plugins: [antdCss()],
        resolve,
        ssr,
        test: { name: 'unit-mocked', include: [MOCKED], ...UNIT },
      },
      {
        plugins: [antdCss()],
        resolve,
        ssr,
        test: {
          name: 'tests',
          include: ['tests/**/*.test.{ts,mjs}'],
          exclude: ['tests/browser/**', 'tests/engines/**', '**/node_modules/**', '**/dist/**'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout,
          retry,
          maxWorkers,
        },
      },
      {
        plugins: [antdCss()],
        resolve,
        ssr,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/run.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // each file has a server, a database and a browser of its own, but imports nothing anew
          isolate: false,
          testTimeout: 120_000,
          hookTimeout,
          // a second, the default, is luck on a busy machine
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          // scripts/test.mjs tries a whole file again: its tests share a server
          retry: 0,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/support/build.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/target/**'],
          testTimeout: 600_000,
          hookTimeout: 1_100_000,
          // an engine starts on one core
          maxWorkers,
        },
      },
    ],
  },
});
