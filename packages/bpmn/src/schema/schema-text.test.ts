import { expect, it } from 'vitest';
import { schemaText } from './schema-text.ts';

const BPMN = '{http://www.omg.org/spec/BPMN/20100524/MODEL}';

it.each([
  [
    `Element '${BPMN}sequenceFlow': The attribute 'targetRef' is required but missing.`,
    '<sequenceFlow> 缺少属性 targetRef',
  ],
  [
    `Element '${BPMN}task', attribute 'assignee': The attribute 'assignee' is not allowed.`,
    '<task> 不允许有属性 assignee',
  ],
  [
    `Element '${BPMN}lane': This element is not expected. Expected is ( ${BPMN}flowElement ).`,
    '<lane> 不应出现在这里，这里应为 flowElement（也请检查元素的先后顺序）',
  ],
  [
    `Element '${BPMN}process', attribute 'isExecutable': 'yes' is not a valid value of the atomic type 'xs:boolean'.`,
    '<process> isExecutable “yes”不是 xs:boolean 类型的值',
  ],
])('%s', (message, zh) => expect(schemaText(message).zh).toBe(zh));

it('cuts a long list of what was expected', () => {
  const list = Array.from({ length: 20 }, (_, index) => `${BPMN}e${index}`).join(', ');
  expect(schemaText(`Element 'x': This element is not expected. Expected is one of ( ${list} ).`).en).toContain(
    'e0, e1, e2, e3, e4, e5 … would be',
  );
});

it('leaves a message that it does not know as it is', () => {
  expect(schemaText('Something else happened')).toEqual({
    zh: 'Something else happened',
    en: 'Something else happened',
  });
});
