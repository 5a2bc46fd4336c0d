import { defineMenu } from '../../../menu/define.ts';

export default defineMenu({ label: { zh: '人脸同意', en: 'Face consent' }, order: 120 });
