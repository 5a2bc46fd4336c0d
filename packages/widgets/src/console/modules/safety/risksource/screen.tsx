import { useMajorAction } from '../../../generic/major-danger/use-major-action.ts';
import { ownActions } from '../../../generic/resource/screen/own-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { MapButton } from './map-button.tsx';

export default defineScreen({
  listActions: MapButton,
  rowActions: ownActions((row) => ({ actions: useMajorAction({ risk_id: row.id }) })),
});
