import { devicelist, projectmanage } from '@gongdi/domain';
import { lazy, type ComponentType } from 'react';
import type { OwnRowActionsProps } from './own-row-actions.ts';

/** What stands below the record on a resource's detail page, by the resource's name. */
export const OWN_DETAILS: Readonly<Record<string, ComponentType<OwnRowActionsProps>>> = {
  [devicelist.name]: lazy(() => import('../device-install/device-panels.tsx')),
  [projectmanage.name]: lazy(() => import('../projectmanage/work-points/work-points-panel.tsx')),
};
