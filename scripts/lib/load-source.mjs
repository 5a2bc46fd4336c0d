import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { at, root } from './root.mjs';

/** Environment of this process: what several loaded modules import is transformed and run once. */
let opened;

/**
 * Loads a TypeScript module of the repository in the same way as its tests do. The module and the packages of the
 * workspace are loaded from their sources, so no build is needed before. A module is loaded once in a process, as by
 * `import`.
 * @param {string} path from the root of the repository
 * @returns {Promise<any>} the exports of the module
 */
export async function loadSource(path) {
  const { runner } = await (opened ??= openEnvironment());
  return runner.import(at(path));
}

async function openEnvironment() {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        source: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          // Vite's own runnerImport always loads the built packages, whatever options it gets.
          resolve: {
            external: true,
            noExternal: [/^@gongdi\//],
            mainFields: [],
            conditions: ['gongdi-source', 'node'],
          },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('source', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment;
}
