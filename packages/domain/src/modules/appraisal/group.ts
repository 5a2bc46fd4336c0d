import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '考核评价', en: 'Appraisal' }, icon: { own: 'appraisal' }, order: 66 });
