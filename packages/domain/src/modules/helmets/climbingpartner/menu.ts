import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '登高作业监护', en: 'Work at height' }, order: 60 });
