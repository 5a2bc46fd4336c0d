import { UserActions } from '../../../pages/administration/user-actions.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({ rowActions: { view: UserActions, width: 56 } });
