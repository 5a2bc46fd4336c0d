import type { Plugin } from 'vite';

export declare function seeInside(code: string, id: string): string | undefined;
export declare function shadowFocus(): Plugin;
