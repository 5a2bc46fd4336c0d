import { formatModel, type WriteResult } from '@gongdi/bpmn';
import { expect, test } from 'vitest';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';
import { formatInput } from './format-input.ts';

const source = `<?xml version="1.0" encoding="UTF-8"?>
<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:acme="u" targetNamespace="t">
  <b:process id="p" acme:version="7">
    <b:task id="a" />
    <b:task id="c" />
  </b:process>
</b:definitions>
`;

const context = { json: true, lang: 'en' } as CommandContext;
const input = { name: 'x.bpmn', read: async () => new TextEncoder().encode(source) } as unknown as Input;

/** Our own writer, with a defect that our own reader does not detect. */
const damaged =
  (damage: (xml: string) => string): typeof formatModel =>
  (model, options) => {
    const written = formatModel(model, options);
    return { ...written, xml: written.xml && damage(written.xml) } as WriteResult;
  };

test('what says the same is written', async () => {
  expect(await formatInput(input, context)).toMatchObject({ xml: source, changed: false });
});

test.each([
  ['renames', (xml: string) => xml.replace('acme:version', 'version')],
  ['drops', (xml: string) => xml.replace('<b:task id="c" />', '')],
  ['reorders', (xml: string) => xml.replace(/(<b:task id="a" \/>)(\s*)(<b:task id="c" \/>)/, '$3$2$1')],
])('a writer that %s is found out, and nothing is written', async (_, defect) => {
  const { xml, findings } = await formatInput(input, context, damaged(defect));
  expect(xml).toBeUndefined();
  expect(findings.map(({ code }) => code)).toContain('write-loss');
});
