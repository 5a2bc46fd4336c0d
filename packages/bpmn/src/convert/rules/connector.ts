import type { StructureRule } from '../rule.ts';
import { childrenNamed, extension, isExtension, pending, remove } from '../subject.ts';
import type { Extension } from '../subject.ts';

const HTTP = 'http-connector';
/** camunda's input parameters of the HTTP connector, each with the corresponding field of Flowable's HTTP task. */
const FIELDS: Readonly<Record<string, string>> = { url: 'requestUrl', method: 'requestMethod', payload: 'requestBody' };

/**
 * camunda's HTTP connector becomes a service task of type `http` in Flowable, where the response is read differently.
 */
export const httpConnector: StructureRule = {
  name: 'connector',
  from: ['camunda'],
  to: ['flowable'],
  apply(subject, conversion) {
    for (const slot of pending(subject, 'connector')) {
      const connector = slot.extension;
      if (childrenNamed(connector, 'connectorId')[0]?.body.trim() !== HTTP) continue;
      const mapping = childrenNamed(connector, 'inputOutput')[0];
      const fields: Extension[] = [];
      const lost: Extension[] = mapping ? childrenNamed(mapping, 'outputParameter') : [];
      for (const input of mapping ? childrenNamed(mapping, 'inputParameter') : []) {
        const field = fieldOf(input);
        if (field) fields.push(field);
        else lost.push(input);
      }
      const at = subject.extensions.indexOf(slot);
      subject.extensions.splice(
        at,
        0,
        ...fields.map((field) => ({ kind: 'slot' as const, done: true, extension: field })),
      );
      remove(subject, slot);
      subject.result.set('type', 'http');
      conversion.addEntry(
        'changed',
        subject,
        this.name,
        `<camunda:connector>${HTTP}</camunda:connector>`,
        conversion.attributeAfter('type', 'http'),
        {
          zh: 'flowable 用类型为 http 的服务任务发送请求。',
          en: 'flowable sends requests from service tasks of type http.',
        },
      );
      for (const parameter of lost) {
        conversion.addEntry('lossy', subject, this.name, conversion.elementBefore(parameter), '', {
          zh: 'flowable 的 HTTP 任务用 responseVariableName 等字段取得应答，请手工设置。',
          en: 'HTTP tasks of flowable get the answer by fields such as responseVariableName; set them by hand.',
        });
      }
    }
  },
};

function fieldOf(input: Extension): Extension | undefined {
  const name = input.attributes.get('name') ?? '';
  const text = name === 'headers' ? headersOf(input) : input.children.some(isExtension) ? undefined : input.body.trim();
  const field = name === 'headers' ? 'requestHeaders' : FIELDS[name];
  if (field === undefined || text === undefined) return undefined;
  const kind = /[$#]\{/.test(text) ? 'expression' : 'string';
  return extension('field', { name: field }, [extension(kind, {}, [], text)]);
}

/** Returns a map of headers as the lines of an HTTP request. */
function headersOf(input: Extension): string | undefined {
  const map = childrenNamed(input, 'map')[0];
  if (!map) return undefined;
  const entries = childrenNamed(map, 'entry');
  if (entries.some((entry) => entry.children.some(isExtension))) return undefined;
  return entries.map((entry) => `${entry.attributes.get('key') ?? ''}: ${entry.body.trim()}`).join('\n');
}
