import { userActions } from '../../../generic/accounts/user-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ rowActions: userActions });
