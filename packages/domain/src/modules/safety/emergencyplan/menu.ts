import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '应急预案', en: 'Emergency plans' }, order: 80 });
