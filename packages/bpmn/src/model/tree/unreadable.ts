import { fillText } from '../finding-texts.ts';
import type { Text } from '../types.ts';

const REASONS = {
  'no-place': { zh: '元素 <{0}> 不能放在 <{1}> 中', en: '<{0}> cannot stand in <{1}>' },
  type: { zh: '元素 <{0}> 的类型 {1} 不存在', en: 'the type {1} of <{0}> does not exist' },
  text: { zh: '元素 <{0}> 中不应有文字“{1}”', en: '<{0}> has no place for the text "{1}"' },
} as const;

/** Content of a document that has no place in the tree. */
export interface Unreadable {
  readonly offset: number;
  readonly why: Text;
}

export function unreadable(reason: keyof typeof REASONS, offset: number, ...values: readonly string[]): Unreadable {
  return { offset, why: fillText(REASONS[reason], ...values) };
}
