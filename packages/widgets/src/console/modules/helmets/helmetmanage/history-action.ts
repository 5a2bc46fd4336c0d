import { helmetbinding, helmetmanage, permission } from '@gongdi/domain';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { useHelmetText } from './text/index.ts';

/** Leads from a helmet to everybody who has worn it. */
export const historyAction = ownActions((row) => {
  const text = useHelmetText();
  const may = usePermissions()(permission(helmetbinding.name, 'list'));
  const does = `/${helmetmanage.name}/active?helmet_id=${encodeURIComponent(row.id)}`;
  return { actions: may ? [{ key: 'active', label: text.history, does }] : [] };
});
