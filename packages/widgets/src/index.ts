export type * from './kit/mount.ts';
