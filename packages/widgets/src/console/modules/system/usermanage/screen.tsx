import { UserActions } from '../../../generic/people/user-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({ rowActions: { view: UserActions, width: 56 } });
