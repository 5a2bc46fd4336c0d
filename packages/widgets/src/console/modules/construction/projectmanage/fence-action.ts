import { permission, projectmanage } from '@gongdi/domain';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions, useText } from '../../../ground/context/console-context.tsx';

/** Leads from a project to its fence and to the plan of its site. Users who may not edit them can view them. */
export const fenceAction = ownActions((row) => {
  const text = useText();
  const may = usePermissions();
  const sees = (operation: string) => may(permission(projectmanage.name, operation));
  const page = (path: string) => `/${projectmanage.name}/${path}?projectId=${encodeURIComponent(row.id)}`;
  return {
    actions: [
      ...(sees('detail') || sees('fence') ? [{ key: 'fence', label: text.fence, does: page('fence') }] : []),
      ...(sees('detail') ? [{ key: 'siteplan', label: text.sitePlan, does: page('siteplan') }] : []),
    ],
  };
});
