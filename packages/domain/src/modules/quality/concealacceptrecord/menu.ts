import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '隐蔽验收记录', en: 'Concealed works: records' }, order: 40 });
