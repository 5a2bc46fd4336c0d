import { RoleNotice } from './role-notice.tsx';
import { roleActions } from './role-actions.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ rowActions: roleActions, details: { notice: RoleNotice } });
