import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '质量管理', en: 'Quality' }, icon: { own: 'quality' }, order: 38 });
