import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '培训（V2）', en: 'Trainings (v2)' }, order: 60, group: 'labourv2' });
