import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '监理通知', en: 'Supervision notices' }, order: 84 });
