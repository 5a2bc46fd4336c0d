import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '工程暂停与复工', en: 'Suspension and resumption' }, order: 86 });
