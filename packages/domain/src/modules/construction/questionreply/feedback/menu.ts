import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '意见反馈', en: 'Feedback' }, order: 70 });
