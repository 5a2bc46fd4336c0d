import type { CodeText } from './zh.ts';

/** Messages about codes of helmets. */
export const en: CodeText = {
  replaced: 'The helmet got another code',
  void: 'Code {code} is void: take an unused one',
  used: 'Code {code} is on another helmet: take an unused one',
  otherProject: 'Code {code} is of another project: take one of a batch of this project',
};
