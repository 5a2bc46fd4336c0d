import type { FormText } from './zh.ts';

export const en: FormText = { form: 'Form A.0.6' };
