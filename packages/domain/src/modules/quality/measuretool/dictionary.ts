import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `measure_tool_status`. */
export const TOOL_STATUS = { used: 1, out: 2 } as const;

export const toolStatus = defineDictionary('measure_tool_status', { zh: '器具状态', en: 'Tool' }, [
  { value: 1, label: { zh: '在用', en: 'In use' }, color_type: 'success' },
  { value: 2, label: { zh: '停用', en: 'Out of use' }, color_type: 'default' },
]);
