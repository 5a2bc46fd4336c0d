import { describe, expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { tokenize } from './tokenize.ts';

/** Returns the events that the listener gets for a document, one line each. */
function tokensOf(xml: string): string[] {
  const lines: string[] = [];
  tokenize(xml, {
    open({ name, names, values, count, start }) {
      const attributes = Array.from({ length: count }, (_, at) => ` ${names[at]}=${values[at]}`);
      lines.push(`${start} <${name}${attributes.join('')}`);
    },
    close: () => lines.push('>'),
    text: (text, offset) => lines.push(`${offset} "${text}"`),
    comment: (text) => lines.push(`!${text}`),
  });
  return lines;
}

describe('what is told', () => {
  test('tags, attributes, texts, comments and character data, in order and with their places', () => {
    expect(tokensOf(`<?xml version="1.0"?>\n<a x = '1'\n\ty="2 > 1"><!-- n --> t<b/><![CDATA[ <c> ]]></a >\n`)).toEqual(
      ['22 <a x=1 y=2 > 1', '! n ', '54 " t"', '56 <b', '>', '69 " <c> "', '>'],
    );
  });
  test('references, also beyond sixteen bits', () => {
    expect(tokensOf('<a x="&lt;&#65;&#x1F600;">&amp;&quot;</a>')).toEqual(['0 <a x=<A😀', '26 "&""', '>']);
  });
  test('names in any script', () => {
    expect(tokensOf('<流程:任务 名称="审批"/>')).toEqual(['0 <流程:任务 名称=审批', '>']);
  });
  test('no blank texts', () => {
    expect(tokensOf('<a> \n\u3000 <b/>\u00a0</a>')).toEqual(['0 <a', '7 <b', '>', '>']);
  });
});

describe('what is refused, and where', () => {
  test.each<[string, number, string]>([
    ['', 0, 'there is no element'],
    ['hello', 0, 'text outside'],
    ['<a/> x', 5, 'text outside'],
    ['<a/><b/>', 4, 'another element <b>'],
    ['<a><b></a>', 6, 'the end tag </a> does not match the start tag <b>'],
    ['</a>', 0, 'the end tag </a> has no start tag'],
    ['<a>', 3, 'the text ends here and <a> is still open'],
    ['<a x="1', 3, 'x does not end'],
    ['<a x', 0, 'the tag <a> does not end'],
    ['<a x=1/>', 3, 'the value of the attribute x must stand in quotes'],
    ['<a x="1"y="2"/>', 8, 'a blank is missing'],
    ['<a 1x="1"/>', 3, 'a name of an attribute of <a> is not correct'],
    ['<a>1 < 2</a>', 5, 'a name must follow'],
    ['<a><!-- x</a>', 3, '<!-- does not end'],
    ['<a><![CDATA[x</a>', 3, '<![CDATA[ does not end'],
  ])('%s', (xml, offset, message) => {
    let refusal: unknown;
    try {
      tokensOf(xml);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    const { values, offset: at } = refusal as Refusal;
    expect(at).toBe(offset);
    expect((values[0] as { en: string }).en).toContain(message);
  });
  test.each([
    ['<a x="&nbsp;"/>', 'undefined-entity', 6],
    ['<a>a & b</a>', 'undefined-entity', 5],
    ['<a>&#0;</a>', 'illegal-character', 3],
    ['<a>&#xD800;</a>', 'illegal-character', 3],
    ['<!DOCTYPE a><a/>', 'doctype', 0],
  ])('%s', (xml, code, offset) => {
    expect(() => tokensOf(xml)).toThrow(expect.objectContaining({ code, offset }));
  });
});
