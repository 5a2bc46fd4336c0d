import type { ModdleElement } from '../../../model/index.ts';
import { bodyOf, elementsIn, isElement, textIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

/** What an event waits for: the kind and its name; undefined when it may be awaited twice. */
function awaited(definition: ModdleElement): string | undefined {
  const { messageRef, signalRef, condition } = definition;
  if (isElement(messageRef)) return name('message', textIn(messageRef, 'name'));
  if (isElement(signalRef)) return name('signal', textIn(signalRef, 'name'));
  return isElement(condition) ? name('condition', bodyOf(condition)?.trim()) : undefined;
}

const name = (kind: string, of: string | undefined): string | undefined => of && `${kind} ${of}`;

/** The element whose scope waits for an event that begins or interrupts something. */
function scopeOf(event: ModdleElement): ModdleElement | undefined {
  if (event.$type !== 'bpmn:StartEvent') return isElement(event['attachedToRef']) ? event['attachedToRef'] : undefined;
  const owner = event.$parent;
  if (owner?.$type === 'bpmn:Process') return owner;
  return owner?.['triggeredByEvent'] === true ? owner.$parent : undefined;
}

const isProcessStart = ({ $type, $parent }: ModdleElement): boolean =>
  $type === 'bpmn:StartEvent' && $parent?.$type === 'bpmn:Process';

/** Whether the engine minds that two such events wait for the same. */
function isRefused(event: ModdleElement, what: string, isCamunda: boolean): boolean {
  const kind = what.slice(0, what.indexOf(' '));
  // Of messages at starts `repeated-start-message` speaks; of conditions Camunda compares those of starts only.
  if (isProcessStart(event)) return isCamunda && kind !== 'message';
  if (kind === 'condition') return false;
  return isCamunda || (kind === 'message' && event.$type === 'bpmn:BoundaryEvent');
}

export const repeatedEvent: Rule = {
  code: 'repeated-event',
  severity: 'error',
  title: { zh: '同一处重复等待的事件', en: 'one event awaited twice in one place' },
  claims: { camunda: 'refuses', flowable: 'refuses' },
  on: ['bpmn:BoundaryEvent', 'bpmn:StartEvent'],
  runtime: true,
  engines: ['camunda', 'flowable', 'activiti'],
  create: ({ isFor, report }) => {
    const seen = new Map<ModdleElement, Set<string>>();
    return (event) => {
      const scope = scopeOf(event);
      const [definition] = elementsIn(event, 'eventDefinitions');
      const what = definition && awaited(definition);
      if (!scope || what === undefined || !isRefused(event, what, isFor('camunda'))) return;
      // A repeated sub-process waits for its boundary events outside, for its event sub-processes inside.
      const place = event.$type === 'bpmn:BoundaryEvent' && isElement(scope['loopCharacteristics']) ? 'outside ' : '';
      const key = (isProcessStart(event) ? 'start ' : place) + what;
      const known = seen.get(scope) ?? new Set();
      seen.set(scope, known);
      if (known.has(key)) {
        report(event, {
          zh: `同一处已有事件等待“${what.slice(what.indexOf(' ') + 1)}”，引擎拒绝部署`,
          en: `Another event waits for “${what.slice(what.indexOf(' ') + 1)}” in the same place: the engine refuses it`,
        });
      }
      known.add(key);
    };
  },
};
