import { CallFailure, calls } from '@gongdi/api';
import { fill, insuredperson, INSURANCE_MODE, permission, POLICY } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { showFailure } from '../../../generic/show-failure.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { useInsuranceText } from './text/index.ts';

/** Of a policy that names its persons: their list, and naming everybody on the project at once. */
export const policyActions = ownActions((row) => {
  const text = useInsuranceText();
  const { client } = useConsole();
  const may = usePermissions();
  const queries = useQueryClient();
  const { message } = App.useApp();
  if (row['insurance_mode'] !== INSURANCE_MODE.named) return { actions: [] };
  const fillList = async () => {
    try {
      const { added } = await client.call(calls.insurance.fill, { body: { policy_id: row.id } }, { quiet: true });
      void message.success(added > 0 ? fill(text.filled, { count: added }) : text.nobody);
      await queries.invalidateQueries();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      showFailure(message, failure);
    }
  };
  const list = {
    key: 'members',
    label: text.members,
    does: `/${insuredperson.name}?policy_id=${encodeURIComponent(row.id)}`,
  };
  const naming = { key: 'fill', label: text.fill, does: () => void fillList() };
  const isOpen = row['policy_status'] === POLICY.kept && may(permission(insuredperson.name, 'add'));
  return { actions: [...(may(permission(insuredperson.name, 'list')) ? [list] : []), ...(isOpen ? [naming] : [])] };
});
