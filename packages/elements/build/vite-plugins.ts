import type { Plugin } from 'vite';
import { antdCss } from '../../widgets/build/antd-css.mjs';
import { lateParts } from '../../widgets/build/late-parts.ts';
import { dynamicCss } from '../../widgets/build/dynamic-css.mjs';
import { staticStyles } from '../../widgets/build/static-styles.mjs';
import { shadowFocus } from '../../widgets/build/shadow-focus.mjs';
import { shadowPatch } from '../../widgets/build/shadow-patch.ts';
import { zodNoEval } from '../../widgets/build/zod-no-eval.ts';

/** What a bundle that holds widgets needs, in a build and in the development server. */
export const widgetPlugins = (): Plugin[] => [
  antdCss(),
  shadowFocus(),
  staticStyles(),
  { ...dynamicCss(), apply: 'build' },
  shadowPatch(),
  lateParts(),
  zodNoEval(),
];

/** Workspace packages from their sources, everything else as a browser wants it. */
export const conditions = (mode: string) => [
  'gongdi-source',
  'module',
  'browser',
  mode === 'production' ? 'production' : 'development',
  'import',
  'default',
];
