import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import designerPage from '../designer-page/vite.config.ts';

/** The page of the viewer's tests, built as the elements are; without the designer, whose faults are not the viewer's. */
export default defineConfig((env) =>
  mergeConfig(designerPage(env), { root: fileURLToPath(new URL('.', import.meta.url)) }),
);
