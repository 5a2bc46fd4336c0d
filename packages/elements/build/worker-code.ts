import { build, type Rolldown } from 'vite';

/**
 * Returns the code of the service worker in one file: a worker may not import anything while it has no network.
 * @param entry path of its first module
 * @param about what the worker is told of the build
 */
export async function workerCode(
  entry: string,
  about: { id: string; loader: string; assets: readonly string[] },
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { GONGDI_BUILD: JSON.stringify(about) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}
