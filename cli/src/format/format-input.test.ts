import type * as Bpmn from '@gongdi/bpmn';
import { expect, test, vi } from 'vitest';
import type { CommandContext } from '../command.ts';
import type { Input } from '../files/inputs.ts';

const damage = vi.hoisted(() => ({ of: (xml: string) => xml }));

/** Our own writer, with a defect that our own reader does not see. */
vi.mock('@gongdi/bpmn', async (original) => {
  const library = await original<typeof Bpmn>();
  const formatModel: typeof library.formatModel = (model, options) => {
    const written = library.formatModel(model, options);
    return { ...written, xml: written.xml && damage.of(written.xml) } as Bpmn.WriteResult;
  };
  return { ...library, formatModel };
});

const { formatInput } = await import('./format-input.ts');

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

test('what says the same is written', async () => {
  damage.of = (xml) => xml;
  expect(await formatInput(input, context)).toMatchObject({ xml: source, changed: false });
});

test.each([
  ['renames', (xml: string) => xml.replace('acme:version', 'version')],
  ['drops', (xml: string) => xml.replace('<b:task id="c" />', '')],
  ['reorders', (xml: string) => xml.replace(/(<b:task id="a" \/>)(\s*)(<b:task id="c" \/>)/, '$3$2$1')],
])('a writer that %s is found out, and nothing is written', async (_, defect) => {
  damage.of = defect;
  const { xml, findings } = await formatInput(input, context);
  expect(xml).toBeUndefined();
  expect(findings.map(({ code }) => code)).toContain('write-loss');
});
