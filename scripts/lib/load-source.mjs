import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { at, root } from './root.mjs';

/**
 * A TypeScript module of the repository as its tests read it: it and the packages of the workspace from their sources, so
 * that nothing has to be built first.
 * @param {string} path from the root of the repository
 * @returns {Promise<any>} what it exports
 */
export async function loadSource(path) {
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
          // Vite's own runnerImport takes every package as it is built, whatever is asked of it.
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
  try {
    return await environment.runner.import(at(path));
  } finally {
    await environment.close();
  }
}
