import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '条件验收', en: 'Acceptance of conditions' }, order: 70 });
