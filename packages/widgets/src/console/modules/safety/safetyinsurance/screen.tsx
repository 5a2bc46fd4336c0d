import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { CoverLink } from './cover-link.tsx';
import { fromAccident } from './from-accident.ts';
import { policyActions } from './policy-actions.tsx';

export default defineScreen({
  begins: ({ user }) => Promise.resolve({ keeper_id: user.id }),
  beginsStep: { report: fromAccident },
  listActions: CoverLink,
  rowActions: policyActions,
});
