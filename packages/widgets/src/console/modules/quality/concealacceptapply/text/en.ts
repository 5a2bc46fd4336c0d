import type { FormText } from './zh.ts';

export const en: FormText = { form: 'Form B.0.7' };
