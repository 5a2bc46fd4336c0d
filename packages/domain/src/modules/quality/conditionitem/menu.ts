import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '条件清单', en: 'Conditions' }, order: 80 });
