import { fillText } from '../finding-texts.ts';
import { Refusal } from './refusal.ts';

/** The violations of the XML grammar, as messages. */
const REASONS = {
  'no-element': { zh: '没有找到任何元素', en: 'there is no element' },
  'text-outside': { zh: '根元素之外有文字', en: 'there is text outside of the root element' },
  'second-root': { zh: '根元素之后还有元素 <{0}>', en: 'there is another element <{0}> after the root element' },
  'text-ends': { zh: '文件在此中断，元素 <{0}> 没有结束', en: 'the text ends here and <{0}> is still open' },
  'tag-ends': { zh: '标签 <{0}> 没有写完', en: 'the tag <{0}> does not end' },
  'not-closed': { zh: '{0} 没有结束', en: '{0} does not end' },
  'wrong-end': {
    zh: '结束标签 </{0}> 与开始标签 <{1}> 不匹配',
    en: 'the end tag </{0}> does not match the start tag <{1}>',
  },
  'end-without-start': { zh: '结束标签 </{0}> 没有对应的开始标签', en: 'the end tag </{0}> has no start tag' },
  'tag-name': {
    zh: '“<”之后应是元素名；文字中的 < 请写作 &lt;',
    en: 'a name must follow "<"; write < in text as &lt;',
  },
  'attribute-name': { zh: '元素 <{0}> 的属性名不正确', en: 'a name of an attribute of <{0}> is not correct' },
  'attribute-value': { zh: '属性 {0} 的值应写在引号中', en: 'the value of the attribute {0} must stand in quotes' },
  'attribute-gap': { zh: '元素 <{0}> 的属性之间缺少空格', en: 'a blank is missing between attributes of <{0}>' },
  'attribute-twice': { zh: '属性 {0} 重复', en: 'the attribute {0} is there twice' },
  name: { zh: '名称 {0} 不正确', en: 'the name {0} is not correct' },
  prefix: { zh: '前缀 {0} 没有声明命名空间', en: 'the prefix {0} has no namespace' },
} as const;

export type MalformedReason = keyof typeof REASONS;

/** Makes the refusal of a text that is not well-formed XML. */
export function malformed(reason: MalformedReason, offset: number, ...values: readonly string[]): Refusal {
  return new Refusal('not-well-formed', offset, fillText(REASONS[reason], ...values));
}
