import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { CoverLink } from './cover-link.tsx';
import { policyActions } from './policy-actions.tsx';

export default defineScreen({
  begins: ({ user }) => Promise.resolve({ keeper_id: user.id }),
  listActions: CoverLink,
  rowActions: policyActions,
});
