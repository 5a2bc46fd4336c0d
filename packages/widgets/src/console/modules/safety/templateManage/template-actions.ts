import { permission, safetyChecklist, templateManage } from '@gongdi/domain';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useTemplateText } from './text/index.ts';

/** Begins a checklist with a template, or a template of the user's own company. */
export const templateActions = ownActions((row) => {
  const may = usePermissions();
  const text = useTemplateText();
  const id = encodeURIComponent(row.id);
  return {
    actions: [
      ...(may(permission(safetyChecklist.name, 'add'))
        ? [{ key: 'check', label: text.check, does: `/${safetyChecklist.name}/add?template_id=${id}` }]
        : []),
      ...(may(permission(templateManage.name, 'add'))
        ? [{ key: 'copy', label: text.copy, does: `/${templateManage.name}/add?copy=${id}` }]
        : []),
    ],
  };
});
