import type { Plugin } from 'vite';

export declare function antdCss(): Plugin;
export declare function styleModuleOf(hook: string): string | undefined;
