import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '智能安全帽', en: 'Helmets' }, icon: { own: 'helmets' }, order: 37 });
