import { defineDictionary } from '../../../dictionary/define.ts';

export const componentKind = defineDictionary(
  'component_kind',
  { zh: '构件类型', en: 'Kind of component' },
  [
    { value: 1, label: { zh: '预制叠合板', en: 'Composite slab' } },
    { value: 2, label: { zh: '预制墙板', en: 'Wall panel' } },
    { value: 3, label: { zh: '预制楼梯', en: 'Stairs' } },
    { value: 4, label: { zh: '预制梁', en: 'Beam' } },
    { value: 5, label: { zh: '预制柱', en: 'Column' } },
    { value: 6, label: { zh: '预制阳台', en: 'Balcony' } },
    { value: 7, label: { zh: '钢构件', en: 'Steel member' } },
    { value: 8, label: { zh: '机电模块', en: 'Services module' } },
    { value: 9, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Values of `component_status`, in the order of the work. */
export const COMPONENT = { production: 1, delivered: 2, installed: 3, accepted: 4 } as const;

export const componentStatus = defineDictionary('component_status', { zh: '构件状态', en: 'State' }, [
  { value: 1, label: { zh: '生产中', en: 'In production' }, color_type: 'default' },
  { value: 2, label: { zh: '已进场', en: 'Delivered' }, color_type: 'processing' },
  { value: 3, label: { zh: '已安装', en: 'Installed' }, color_type: 'warning' },
  { value: 4, label: { zh: '已验收', en: 'Accepted' }, color_type: 'success' },
]);
