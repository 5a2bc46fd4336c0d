import { useMajorAction } from '../../../generic/major-danger/use-major-action.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { fromChecklist } from './from-checklist.ts';

/** Value of the dictionary of levels that is a major danger (重大). */
const MAJOR = 3;

export default defineScreen({
  begins: fromChecklist,
  rowActions: ownActions((row) => {
    const actions = useMajorAction({ order_id: row.id });
    return { actions: row['danger_level'] === MAJOR ? actions : [] };
  }),
});
