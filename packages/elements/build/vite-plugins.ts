import type { Plugin } from 'vite';
import { antdCss } from '../../widgets/build/antd-css.mjs';
import { manyRows } from '../../widgets/build/many-rows.ts';
import { lateParts } from '../../widgets/build/late-parts.ts';
import { dynamicCss } from '../../widgets/build/dynamic-css.mjs';
import { staticStyles } from '../../widgets/build/static-styles.mjs';
import { shadowFocus } from '../../widgets/build/shadow-focus.mjs';
import { shadowPatch } from '../../widgets/build/shadow-patch.ts';
import { pdfFiles } from '../../widgets/build/pdf-files.ts';
import { productionRouter } from '../../widgets/build/production-router.ts';
import { zodNoEval } from '../../widgets/build/zod-no-eval.ts';
import { zodNoJsonSchema } from '../../widgets/build/zod-no-json-schema.ts';

/** Plugins that a bundle with widgets needs, in a build and in the development server. */
export const widgetPlugins = (): Plugin[] => [
  antdCss(),
  shadowFocus(),
  staticStyles(),
  { ...dynamicCss(), apply: 'build' },
  shadowPatch(),
  manyRows(),
  lateParts(),
  productionRouter(),
  zodNoEval(),
  zodNoJsonSchema(),
  pdfFiles(),
];

/** Export conditions: workspace packages are resolved to their sources, all others to their browser version. */
export const conditions = (mode: string) => [
  'gongdi-source',
  'module',
  'browser',
  mode === 'production' ? 'production' : 'development',
  'import',
  'default',
];

/**
 * Packages whose modules have no side effects although their package.json does not declare it; unused modules are
 * dropped.
 */
export const PURE_MODULES = /[\\/]node_modules[\\/](?:@rc-component|@ant-design[\\/]cssinjs(?:-utils)?)[\\/]/;
