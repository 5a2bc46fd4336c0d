export { mount } from './mount.tsx';
export type {
  FenceConnection,
  FenceErrorDetail,
  FenceProps,
  FenceSaveDetail,
  FenceSaveRequest,
  FenceVersion,
  OtherFence,
  StoredFence,
} from './host/props.ts';
