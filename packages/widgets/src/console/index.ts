export { mount } from './mount.tsx';
export type { ConsoleProps } from './mount.tsx';
export type { ToWorker } from './frame/app/worker-link.ts';
