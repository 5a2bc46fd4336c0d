import { calls } from '@gongdi/api';
import { ARRIVAL, materialacceptapply, materialacceptlogs, materialacceptsample, permission } from '@gongdi/domain';
import { useFormAction } from '../../../generic/resource/screen/form-action.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { addPage } from '../../../generic/materials/add-page.ts';
import { useMaterialsText } from '../../../generic/materials/text/index.ts';

export default defineScreen({
  rowActions: ownActions(
    (row) => {
      const text = useMaterialsText();
      const may = usePermissions();
      const form = useFormAction(calls.quality.deliveryForm, materialacceptapply, row);
      const state = row['delivery_status'];
      const next = (
        key: 'check' | 'sample',
        resource: typeof materialacceptlogs | typeof materialacceptsample,
        when: number,
      ) =>
        state === when && may(permission(resource.name, 'add'))
          ? [{ key, label: text[key], does: addPage(resource, row, { apply_id: row.id }), primary: true }]
          : [];
      return {
        actions: [
          ...next('check', materialacceptlogs, ARRIVAL.waiting),
          ...next('sample', materialacceptsample, ARRIVAL.toSample),
          form,
        ],
      };
    },
    { leads: true },
  ),
  opensAdded: true,
});
