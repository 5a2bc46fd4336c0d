import { permission, rolemanage } from '@gongdi/domain';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { copyRole } from '../../../generic/accounts/copy-role.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useCompareText } from './text/index.ts';

/** What can be done with a role besides changing it: a copy, and a comparison with another one. */
export const roleActions = ownActions((row) => {
  const text = useCompareText();
  const may = usePermissions()(permission(rolemanage.name, 'detail'));
  const { actions, dialogs } = copyRole.use(row);
  const does = `/${rolemanage.name}/compare?left=${encodeURIComponent(row.id)}`;
  return { actions: may ? [...actions, { key: 'compare', label: text.compare, does }] : actions, dialogs };
});
