import { permission, trainsign } from '@gongdi/domain';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { useTrainText } from './text/index.ts';

/** Codes of the dictionary `training_status` in which people may sign in. */
const OPEN: readonly unknown[] = [1, 2, 5];

/** Signs people in: the add form, which also works without a network. The code of a training leads to its page. */
export const trainActions = ownActions((row) => {
  const may = usePermissions();
  const text = useTrainText();
  if (!OPEN.includes(row['status']) || !may(permission(trainsign.name, 'add'))) return { actions: [] };
  const does = `/${trainsign.name}/add?training_id=${encodeURIComponent(row.id)}&sign_way=1`;
  return { actions: [{ key: 'sign', label: text.sign, does }] };
});
