import type { Plugin } from 'vite';

export declare function answerHooks(
  code: string,
  styleModule?: (hook: string) => string | undefined,
): string | undefined;
export declare function staticStyles(): Plugin;
