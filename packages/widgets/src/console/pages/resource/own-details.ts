import { devicelist, projectmanage, rolemanage } from '@gongdi/domain';
import { type ComponentType } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { RoleNotice } from '../administration/role-notice.tsx';
import type { OwnRowActionsProps } from './own-row-actions.ts';

/** What stands on a resource's detail page beside the record. */
export interface OwnDetails {
  /** Between the name and the record: what is looked at more often than what was filled in once. */
  ahead?: ComponentType<OwnRowActionsProps>;
  below?: ComponentType<OwnRowActionsProps>;
  /** Above everything: what holds for this record. */
  notice?: ComponentType<OwnRowActionsProps>;
  /** Its parts tell what became of the record, so that the steps are not told again. */
  history?: true;
}

/** By the resource's name. */
export const OWN_DETAILS: Readonly<Record<string, OwnDetails>> = {
  [devicelist.name]: {
    ahead: lazyPart(() => import('../device/live-panel.tsx')),
    below: lazyPart(() => import('../device-install/device-panels.tsx')),
    history: true,
  },
  [rolemanage.name]: { notice: RoleNotice },
  [projectmanage.name]: { below: lazyPart(() => import('../projectmanage/work-points/work-points-panel.tsx')) },
};
