import type { Plugin } from 'vite';

export declare function antdCss(): Plugin;
