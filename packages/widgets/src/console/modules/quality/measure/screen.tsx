import { measure, MEASURE_STATUS, permission } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { usePermissions } from '../../../ground/context/console-context.tsx';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { ListButtons } from './list-buttons.tsx';
import { useMeasureText } from './text/index.ts';

export default defineScreen({
  listActions: ListButtons,
  rowActions: ownActions((row) => {
    const text = useMeasureText();
    const may = usePermissions();
    const open = row['measure_status'] !== MEASURE_STATUS.replaced && Number(row['burst_count'] ?? 0) > 0;
    if (!open || !may(permission(measure.name, 'add'))) return { actions: [] };
    const does = `/${measure.name}/enter?again=${encodeURIComponent(row.id)}`;
    return { actions: [{ key: 'again', label: text.again, does }] };
  }),
  details: { ahead: lazyPart(() => import('./measured-points.tsx')) },
  begins: ({ user, today }) => Promise.resolve({ measured_on: today, rectifier_id: user.id }),
});
