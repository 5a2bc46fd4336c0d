import { defineDictionary } from './define.ts';

/** Console specification, section 4; process designer specification, section 9. */
export const processInstanceStatus = defineDictionary(
  'bpm_process_instance_status',
  { zh: '流程状态', en: 'Instance status' },
  [
    { value: 1, label: { zh: '进行中', en: 'In progress' }, color_type: 'processing' },
    { value: 2, label: { zh: '已完成', en: 'Finished' }, color_type: 'success' },
  ],
);

/** Console specification, section 4; process designer specification, section 9. */
export const processInstanceResult = defineDictionary(
  'bpm_process_instance_result',
  { zh: '流程结果', en: 'Instance result' },
  [
    { value: 1, label: { zh: '处理中', en: 'Processing' }, color_type: 'processing' },
    { value: 2, label: { zh: '通过', en: 'Passed' }, color_type: 'success' },
    { value: 3, label: { zh: '不通过', en: 'Not passed' }, color_type: 'error' },
    { value: 4, label: { zh: '已取消', en: 'Cancelled' }, color_type: 'default' },
  ],
);

/** Category of a process model. */
export const modelCategory = defineDictionary('bpm_model_category', { zh: '流程分类', en: 'Model category' }, [
  { value: 1, label: { zh: '默认', en: 'Default' } },
  { value: 2, label: { zh: 'OA', en: 'Office' } },
]);
