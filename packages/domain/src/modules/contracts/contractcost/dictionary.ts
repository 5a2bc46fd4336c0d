import { COST_STATE } from '../../../contracts/cost.ts';
import { defineDictionary } from '../../../dictionary/define.ts';

export const costStates = defineDictionary('cost_state', { zh: '成本状态', en: 'State of the cost' }, [
  { value: COST_STATE.within, label: { zh: '计划内', en: 'Within the plan' }, color_type: 'success' },
  { value: COST_STATE.near, label: { zh: '接近计划', en: 'Near the plan' }, color_type: 'warning' },
  { value: COST_STATE.over, label: { zh: '超计划', en: 'Over the plan' }, color_type: 'error' },
]);
