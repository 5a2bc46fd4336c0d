export { mount } from './mount.tsx';
export type { HostChoice, HostPickers, Resolve } from './host/host-choice.ts';
export type { DesignerVersion, HostTools } from './host/host-tools.ts';
export type { HostTemplate, TemplateFlow, TemplateNode, TemplateText } from './host/host-template.ts';
export type {
  ButtonSize,
  ButtonType,
  ChangeDetail,
  DesignerErrorDetail,
  DesignerProps,
  SaveDetail,
  SaveRequestDetail,
  SelectDetail,
} from './host/props.ts';
