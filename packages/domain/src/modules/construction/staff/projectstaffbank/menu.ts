import { defineMenu } from '../../../../menu/define.ts';

export default defineMenu({ label: { zh: '人员库', en: 'Register of people' }, order: 30 });
