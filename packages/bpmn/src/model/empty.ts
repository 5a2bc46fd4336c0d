import { isProcessKey, PROCESS_KEY_PATTERN } from './keys.ts';
import { NAMESPACES } from './namespaces.ts';
import { readModel } from './read.ts';
import type { Flavour, Model } from './types.ts';

export interface EmptyModelOptions {
  readonly flavour: Flavour;
  /** The time from which the default id and name are made. */
  readonly now: Date;
  readonly name?: string;
  /** Process id. Default `Process_` and the time. */
  readonly key?: string;
}

const escapeAttribute = (text: string) =>
  text.replaceAll(/[&<>"'\n\r\t]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * XML of a new diagram (designer specification, section 3): one executable process, id `Process_` and name `业务流程_`
 * with the time in milliseconds unless given, and diagram information.
 *
 * @throws RangeError when the key does not match {@link PROCESS_KEY_PATTERN}
 */
export function emptyXml({ flavour, now, name, key }: EmptyModelOptions): string {
  const time = now.getTime();
  const id = key ?? `Process_${time}`;
  if (!isProcessKey(id)) throw new RangeError(`The process key "${id}" does not match ${PROCESS_KEY_PATTERN.source}`);
  const engine = flavour === 'plain' ? '' : `\n  xmlns:${flavour}="${NAMESPACES[flavour]}"`;
  const target = flavour === 'plain' ? 'http://bpmn.io/schema/bpmn' : NAMESPACES[flavour];
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions
  xmlns:bpmn="${NAMESPACES.bpmn}"
  xmlns:bpmndi="${NAMESPACES.bpmndi}"
  xmlns:dc="${NAMESPACES.dc}"
  xmlns:di="${NAMESPACES.di}"
  xmlns:xsi="${NAMESPACES.xsi}"${engine}
  id="Definitions_${id}" targetNamespace="${target}">
  <bpmn:process id="${id}" name="${escapeAttribute(name ?? `业务流程_${time}`)}" isExecutable="true" />
  <bpmndi:BPMNDiagram id="BPMNDiagram_1">
    <bpmndi:BPMNPlane id="BPMNPlane_1" bpmnElement="${id}" />
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
}

/** Makes a new diagram as a model; see {@link emptyXml}. */
export async function emptyModel(options: EmptyModelOptions): Promise<Model> {
  const { model, findings } = await readModel(emptyXml(options), { flavour: options.flavour });
  if (!model) throw new Error(findings[0]?.message.en);
  return model;
}
