export { mount } from './mount.tsx';
export type { HostChoice, HostPickers, Resolve } from './host-choice.ts';
export type { DesignerVersion, HostTools } from './host-tools.ts';
export type { HostTemplate, TemplateFlow, TemplateNode, TemplateText } from './templates/host-template.ts';
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
