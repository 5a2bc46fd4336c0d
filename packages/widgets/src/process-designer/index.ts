export { mount } from './mount.tsx';
export type { HostChoice, HostPickers, Resolve } from './host-choice.ts';
export type {
  ButtonSize,
  ButtonType,
  ChangeDetail,
  DesignerErrorDetail,
  DesignerProps,
  SaveDetail,
  SaveRequestDetail,
  SelectDetail,
} from './props.ts';
