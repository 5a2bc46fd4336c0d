import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '旁站申请', en: 'Attendances: requests' }, order: 50 });
