import type { Plugin } from 'vite';

export declare function answerHooks(code: string): string | undefined;
export declare function staticStyles(): Plugin;
