import { CopyRole } from '../../../pages/administration/copy-role.tsx';
import { RoleNotice } from '../../../pages/administration/role-notice.tsx';
import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({ rowActions: { view: CopyRole, width: 44 }, details: { notice: RoleNotice } });
