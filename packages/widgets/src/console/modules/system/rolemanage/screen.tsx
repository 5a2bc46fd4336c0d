import { copyRole } from '../../../generic/accounts/copy-role.tsx';
import { RoleNotice } from './role-notice.tsx';
import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ rowActions: copyRole, details: { notice: RoleNotice } });
