import { userActions } from '../../../generic/accounts/user-actions.tsx';
import { projectIn } from '../../../generic/project/project-in.ts';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  rowActions: userActions,
  begins: ({ user, params }) => Promise.resolve({ organization_id: user.org_id, ...projectIn(params) }),
});
