import { defineGroup } from '../../menu/define.ts';

export default defineGroup({ label: { zh: '劳务管理', en: 'Labour' }, icon: { own: 'labour' }, order: 34 });
