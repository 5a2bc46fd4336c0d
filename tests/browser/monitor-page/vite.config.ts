import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import designerPage from '../designer-page/vite.config.ts';

/** The page of the area monitor’s tests, built in the same way as the elements. */
export default defineConfig((env) =>
  mergeConfig(designerPage(env), { root: fileURLToPath(new URL('.', import.meta.url)) }),
);
