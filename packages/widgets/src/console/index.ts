export { mount } from './mount.tsx';
export type { ConsoleProps } from './mount.tsx';
