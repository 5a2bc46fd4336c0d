import { defineDictionary } from '../../../dictionary/define.ts';

/** Values are `LOT`. */
export const lotStatus = defineDictionary('lot_status', { zh: '检验批状态', en: 'State of a lot' }, [
  { value: 1, label: { zh: '待自检', en: 'Own check due' }, color_type: 'default' },
  { value: 2, label: { zh: '自检合格', en: 'Own check passed' }, color_type: 'processing' },
  { value: 3, label: { zh: '互检合格', en: 'Mutual check passed' }, color_type: 'processing' },
  { value: 4, label: { zh: '交接检合格', en: 'Handed over' }, color_type: 'processing' },
  { value: 5, label: { zh: '已报验', en: 'Presented' }, color_type: 'warning' },
  { value: 6, label: { zh: '验收合格', en: 'Accepted' }, color_type: 'success' },
  { value: 7, label: { zh: '验收不合格', en: 'Failed' }, color_type: 'error' },
  { value: 8, label: { zh: '处理中', en: 'Being handled' }, color_type: 'error' },
  { value: 9, label: { zh: '不予验收', en: 'Refused' }, color_type: 'error' },
]);

/** Values are `CHECK_KIND`. */
export const checkKind = defineDictionary('check_kind', { zh: '项目类别', en: 'Kind of an item' }, [
  { value: 1, label: { zh: '主控项目', en: 'Main item' }, color_type: 'error' },
  { value: 2, label: { zh: '一般项目', en: 'General item' }, color_type: 'default' },
]);

/** Values are `WAY` (GB 50300-2013, 5.0.6). */
export const failedWay = defineDictionary('failed_way', { zh: '不合格处理方式', en: 'Way of a failed lot' }, [
  { value: 1, label: { zh: '返工或返修，重新验收', en: 'Reworked, and accepted anew' } },
  { value: 2, label: { zh: '有资质机构检测鉴定达到设计要求，予以验收', en: 'Tested: it meets the design' } },
  { value: 3, label: { zh: '经原设计单位核算认可，予以验收', en: 'Confirmed by the designer’s calculation' } },
  {
    value: 4,
    label: { zh: '返修或加固后，按技术处理方案和协商文件验收', en: 'Reinforced, by a scheme and an agreement' },
  },
]);
