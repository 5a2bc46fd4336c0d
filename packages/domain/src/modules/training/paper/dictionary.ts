import { defineDictionary } from '../../../dictionary/define.ts';

export const paperStatus = defineDictionary('paper_status', { zh: '试卷状态', en: 'State' }, [
  { value: 1, label: { zh: '草稿', en: 'Draft' }, color_type: 'default' },
  { value: 2, label: { zh: '已发布', en: 'Published' }, color_type: 'success' },
  { value: 3, label: { zh: '已关闭', en: 'Closed' }, color_type: 'error' },
]);

export const drawWay = defineDictionary('draw_way', { zh: '组卷方式', en: 'Questions are' }, [
  { value: 1, label: { zh: '按规则抽题', en: 'Drawn by rules' } },
  { value: 2, label: { zh: '手工选题', en: 'Chosen by hand' } },
]);

export const partialRule = defineDictionary('partial_rule', { zh: '多选少选计分', en: 'Incomplete choices' }, [
  { value: 1, label: { zh: '少选不得分', en: 'No points' } },
  { value: 2, label: { zh: '少选得一半', en: 'Half of the points' } },
  { value: 3, label: { zh: '少选按比例得分', en: 'In proportion' } },
]);
