import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const XML = `<?xml version="1.0"?>\n<!-- a --><bpmn:task id="T" name='审 "批"'>1 &lt; 2</bpmn:task>`;

test.each([
  ['xml', XML],
  ['json', JSON.stringify({ name: 'a "b"', list: [1, -2.5, true, null], empty: '' }, null, 2)],
] as const)('the parts of %s together are the text', (kind, text) => {
  expect(
    highlight(text, kind)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('knows tags, attributes, values and comments', () => {
  const found = highlight(XML, 'xml')
    .filter((part) => part.kind)
    .map((part) => [part.kind, part.text]);
  expect(found).toContainEqual(['comment', '<!-- a -->']);
  expect(found).toContainEqual(['tag', '<bpmn:task']);
  expect(found).toContainEqual(['name', 'id']);
  expect(found).toContainEqual(['value', `'审 "批"'`]);
});

test('a JSON key is not a value', () => {
  expect(highlight('{"a": "b", "c": 1}', 'json').filter((part) => part.kind)).toEqual([
    { at: 1, kind: 'name', text: '"a"' },
    { at: 6, kind: 'value', text: '"b"' },
    { at: 11, kind: 'name', text: '"c"' },
    { at: 16, kind: 'number', text: '1' },
  ]);
});

test('a very long text stays one plain part', () => {
  expect(highlight(`<a b="c"/>`.repeat(30_000), 'xml')).toHaveLength(1);
});
