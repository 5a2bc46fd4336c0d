import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '事故台账', en: 'Accidents' }, order: 90 });
