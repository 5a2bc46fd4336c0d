import { evaluationtemplate, permission } from '@gongdi/domain';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { beginning } from './beginning.ts';
import { useTemplateText } from './text/index.ts';

export default defineScreen({
  rowActions: ownActions((row) => {
    const may = usePermissions();
    const text = useTemplateText();
    const id = encodeURIComponent(row.id);
    const plan = `/appraiseplan/add?template_id=${id}&target_type=${String(row['target_type'])}`;
    return {
      actions: [
        ...(may(permission('appraiseplan', 'add')) ? [{ key: 'plan', label: text.plan, does: plan }] : []),
        ...(may(permission(evaluationtemplate.name, 'add'))
          ? [{ key: 'copy', label: text.copy, does: `/${evaluationtemplate.name}/add?copy=${id}` }]
          : []),
      ],
    };
  }),
  begins: beginning,
});
