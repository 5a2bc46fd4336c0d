export { FrameView } from './frame-view.tsx';
export { exactOrigin, frameSource } from './frame-source.ts';
