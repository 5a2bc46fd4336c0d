import { defineDictionary } from '../../../dictionary/define.ts';

export const teamStatus = defineDictionary('team_status', { zh: '班组状态', en: 'State of the team' }, [
  { value: 1, label: { zh: '在场', en: 'On site' }, color_type: 'success' },
  { value: 2, label: { zh: '已退场', en: 'Left' }, color_type: 'default' },
]);
