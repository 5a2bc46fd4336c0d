export { mount } from './mount.tsx';
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
