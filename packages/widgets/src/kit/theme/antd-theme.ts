import type { ThemeConfig } from 'antd';
import { theme } from 'antd';
import type { Density, ThemeMode } from './tokens.ts';
import { seeds } from './tokens.ts';

/** Class that carries antd's variables; the style extraction uses the same one. */
const CSS_VAR_KEY = 'gd';

const made = new Map<string, ThemeConfig>();

/**
 * antd's configuration for a theme and a density. Colours and sizes come from the style sheet; the numbers here are
 * only for values that antd computes in script (virtual lists, progress rings).
 */
export function antdTheme(mode: ThemeMode, density: Density): ThemeConfig {
  const key = `${mode} ${density}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const color = seeds[mode];
  const { space, 'control-height': controlHeight, text } = seeds[density];
  const config: ThemeConfig = {
    cssVar: { key: CSS_VAR_KEY },
    hashed: false,
    zeroRuntime: true,
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: color.primary,
      colorInfo: color.primary,
      colorLink: color.primary,
      colorSuccess: color.success,
      colorWarning: color.warning,
      colorError: color.danger,
      controlHeight,
      sizeUnit: space / 2,
      fontSize: text.md,
      fontSizeSM: text.xs,
      fontSizeLG: text.lg,
      fontSizeXL: text['2xl'],
      borderRadius: seeds.radius,
      fontFamily: seeds.font,
    },
  };
  made.set(key, config);
  return config;
}
