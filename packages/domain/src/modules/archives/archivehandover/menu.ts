import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '档案移交', en: 'Hand-over' }, order: 70 });
