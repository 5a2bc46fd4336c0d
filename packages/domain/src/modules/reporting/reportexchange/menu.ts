import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '上报往来', en: 'Exchanges' }, order: 60 });
