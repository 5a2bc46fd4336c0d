import type { MenuEntry } from './menu.ts';

/** Patrols, corrections, checks and disclosures (console specification, sections 2.2 and 7.5). */
export const SAFETY_MENU: MenuEntry = {
  index: 'safety',
  label: { zh: '安全管理', en: 'Safety' },
  icon: 'safety',
  children: [
    { index: 'patrolsite', label: { zh: '巡检点', en: 'Patrol points' } },
    { index: 'patrolplan', label: { zh: '巡检方案', en: 'Patrol schemes' } },
    { index: 'patrollog', label: { zh: '巡检任务', en: 'Patrols' } },
    { index: 'hiddenDangerRectification', label: { zh: '隐患整改', en: 'Corrections' } },
    { index: 'safetyChecklist', label: { zh: '安全检查表', en: 'Safety checklists' } },
    { index: 'disclose', label: { zh: '安全交底', en: 'Disclosures' } },
    { index: 'discloserecord', label: { zh: '交底记录', en: 'Disclosure records' } },
  ],
};
