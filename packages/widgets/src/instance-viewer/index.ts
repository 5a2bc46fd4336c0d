export { mount } from './mount.tsx';
export type { ViewerErrorDetail, ViewerProps, ViewerSelectDetail } from './host/props.ts';
