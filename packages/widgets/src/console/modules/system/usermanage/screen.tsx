import { UserActions } from '../../../generic/accounts/user-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({ rowActions: { view: UserActions, width: 56 } });
