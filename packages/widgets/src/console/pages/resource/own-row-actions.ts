import { devicelist, enterprise, projectmanage, rolemanage, usermanage } from '@gongdi/domain';
import type { ComponentType } from 'react';
import { CopyRole } from '../administration/copy-role.tsx';
import { UserActions } from '../administration/user-actions.tsx';
import { DeviceKey } from '../devicelist/device-key.tsx';
import { FenceLink } from '../projectmanage/fence-link.tsx';
import { CompanyActions } from '../registration/company-actions.tsx';

export interface OwnRowActionsProps {
  row: Record<string, unknown> & { id: string };
}

/** Buttons of a resource's own, beside details, edit and delete: by the resource's name, with the room they take. */
export const OWN_ROW_ACTIONS: Readonly<Record<string, { view: ComponentType<OwnRowActionsProps>; width: number }>> = {
  [devicelist.name]: { view: DeviceKey, width: 56 },
  [enterprise.name]: { view: CompanyActions, width: 128 },
  [projectmanage.name]: { view: FenceLink, width: 72 },
  [rolemanage.name]: { view: CopyRole, width: 44 },
  [usermanage.name]: { view: UserActions, width: 56 },
};
