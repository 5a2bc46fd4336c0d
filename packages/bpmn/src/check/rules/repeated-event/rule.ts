import type { ModdleElement } from '../../../model/index.ts';
import { bodyOf, elementsIn, isElement, textIn } from '../../extensions.ts';
import type { Rule } from '../../types.ts';

/** Returns what an event waits for, as kind and name; undefined if several events may wait for the same thing. */
function awaited(definition: ModdleElement): string | undefined {
  const { messageRef, signalRef, condition } = definition;
  if (isElement(messageRef)) return name('message', textIn(messageRef, 'name'));
  if (isElement(signalRef)) return name('signal', textIn(signalRef, 'name'));
  return isElement(condition) ? name('condition', bodyOf(condition)?.trim()) : undefined;
}

const name = (kind: string, of: string | undefined): string | undefined => of && `${kind} ${of}`;

/** Returns the element whose scope subscribes to an event that starts or interrupts something. */
function scopeOf(event: ModdleElement): ModdleElement | undefined {
  if (event.$type !== 'bpmn:StartEvent') return isElement(event['attachedToRef']) ? event['attachedToRef'] : undefined;
  const owner = event.$parent;
  if (owner?.$type === 'bpmn:Process') return owner;
  return owner?.['triggeredByEvent'] === true ? owner.$parent : undefined;
}

const isProcessStart = ({ $type, $parent }: ModdleElement): boolean =>
  $type === 'bpmn:StartEvent' && $parent?.$type === 'bpmn:Process';

/** Returns whether the engine refuses two such events that wait for the same thing. */
function isRefused(event: ModdleElement, what: string, isCamunda: boolean): boolean {
  const kind = what.slice(0, what.indexOf(' '));
  // Repeated messages at start events belong to the rule `repeated-start-message`. Camunda compares conditions of start
  // events only.
  if (isProcessStart(event)) return isCamunda && kind !== 'message';
  if (kind === 'condition') return false;
  return isCamunda || (kind === 'message' && event.$type === 'bpmn:BoundaryEvent');
}

const repeatedEvent: Rule = {
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
      // Boundary events of a multi-instance sub-process are subscribed outside of the loop, its event sub-processes
      // inside.
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

export default repeatedEvent;
