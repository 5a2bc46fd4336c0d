import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '隐蔽验收申请', en: 'Concealed works: requests' }, order: 30 });
