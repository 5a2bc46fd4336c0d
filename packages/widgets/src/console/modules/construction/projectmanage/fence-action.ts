import { permission, projectmanage } from '@gongdi/domain';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions, useText } from '../../../ground/context/console-context.tsx';

/** Leads from a project to its fence. Users who may not edit the fence can view it. */
export const fenceAction = ownActions((row) => {
  const text = useText();
  const may = usePermissions();
  const sees = (['detail', 'fence'] as const).some((operation) => may(permission(projectmanage.name, operation)));
  const does = `/${projectmanage.name}/fence?projectId=${encodeURIComponent(row.id)}`;
  return { actions: sees ? [{ key: 'fence', label: text.fence, does }] : [] };
});
