import { AREAS } from '../areas/registry.ts';
import type { AreaChild, AreaType } from '../areas/define.ts';
import type { Label } from '../label.ts';
import type { MenuEntry } from './define.ts';
import { OPERATION_LABELS } from './menu.ts';

/** Labels of the screens below an area (console specification, section 2.5), and of their permissions. */
export const AREA_CHILD_LABELS: Readonly<Record<AreaChild | 'warning', Label>> = {
  monitorscheme: { zh: '监测方案', en: 'Monitor scheme' },
  rundata: { zh: '监测数据', en: 'Monitor data' },
  areafence: { zh: '区域围栏', en: 'Fence' },
  devicemanage: { zh: '设备管理', en: 'Devices' },
  warning: { zh: '预警配置', en: 'Limits' },
};

const STANDARD = ['list', 'detail', 'add', 'edit', 'delete'] as const;

function entryOf(area: AreaType): MenuEntry {
  const own = [...area.children, ...(area.endpoints.warning ? (['warning'] as const) : [])];
  return {
    index: area.path,
    label: area.label,
    about: {
      zh: `${area.label.zh}的监测：画出区域围栏、布置测点和设备、设定预警值，查看实时数据和报警。`,
      en: `${area.label.en}: its areas with fences, points and devices, limits, live values and alarms.`,
    },
    operations: [
      ...STANDARD.map((code) => ({ operation_code: code as string, label: OPERATION_LABELS[code] })),
      ...own.map((code) => ({ operation_code: code as string, label: AREA_CHILD_LABELS[code] })),
    ],
  };
}

/** One menu entry for each area type. */
export const AREA_ENTRIES: readonly MenuEntry[] = AREAS.map(entryOf);
