import { rolldown } from 'rolldown';
import { at } from '../root.mjs';
import { flatTypes } from './flat-types.mjs';

/** The calls are made of zod's values, and a host combines them with its own: both must have the same zod. */
const EXTERNAL = [/^zod(\/|$)/];

/**
 * Fills the package of the client: one file with the definitions that it is made from.
 * @param {import('./stage.mjs').Stage} stage
 */
export async function fillApi(stage) {
  const { dependencies } = stage.source;
  const bundle = await rolldown({
    input: { index: at('packages/api/dist/index.js') },
    external: EXTERNAL,
    platform: 'neutral',
    resolve: { conditionNames: ['import', 'default'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ codeSplitting: false });
  await bundle.close();
  for (const { fileName, code } of output) stage.write(`dist/${fileName}`, code);
  stage.write('dist/index.d.ts', await flatTypes(at('packages/api/dist/index.d.ts'), EXTERNAL));
  stage.manifest({ dependencies: { zod: dependencies.zod } });
  stage.papers();
}
