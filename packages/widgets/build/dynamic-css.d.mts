import type { Plugin } from 'vite';

export declare function dynamicCss(): Plugin;
