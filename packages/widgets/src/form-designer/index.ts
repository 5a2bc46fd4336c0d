export { FormDesigner, type FormDesignerHandle } from './form-designer.tsx';
export { PreviewDialog } from './dialogs/preview-dialog.tsx';
export { useImported } from './dialogs/use-imported.tsx';
export type { KnownTask } from './panel/form-panel.tsx';
