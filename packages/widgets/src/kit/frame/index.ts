export { FRAME_DEBOUNCE, FrameView, type FrameMessage, type FrameState } from './frame-view.tsx';
export { exactOrigin, frameSource } from './frame-source.ts';
