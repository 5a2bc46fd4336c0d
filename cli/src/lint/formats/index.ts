import type { Format } from './format.ts';

/** Formats by the value of `--format`; each is loaded when it is used. */
export const FORMATS = {
  stylish: async (): Promise<Format> => (await import('./stylish.ts')).stylish,
  json: async (): Promise<Format> => (await import('./json.ts')).json,
  sarif: async (): Promise<Format> => (await import('./sarif.ts')).sarif,
  junit: async (): Promise<Format> => (await import('./junit.ts')).junit,
  github: async (): Promise<Format> => (await import('./github.ts')).github,
} as const;
export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];
