import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { isType, type ModdleElement } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import { prefixOf, PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

/** Each says alone how a task is carried out. */
const WAYS = ['class', 'expression', 'delegateExpression', 'decisionRef', 'type'] as const;

/** What means something beside a decision only. */
const OF_DECISION = [
  'decisionRefBinding',
  'decisionRefVersion',
  'decisionRefVersionTag',
  'decisionRefTenantId',
  'mapDecisionResult',
];
/** What means something for workers outside only. */
const OF_WORKER = ['topic', 'taskPriority', 'doNotIncludeVariables'];
const WORKERS = ['external', 'external-worker'];

/** Results are of expressions and decisions: engines refuse one beside a class or delegate. */
const RESULTS = ['resultVariable', 'resultVariableName'];

/** Names that the way of a task leaves without meaning. `of` reads the target's attribute. */
export function meaningless(of: (local: string) => unknown, touched: readonly string[]): string[] {
  const chosen = WAYS.find((way) => touched.includes(way) && of(way));
  const others = chosen ? WAYS.filter((way) => way !== chosen) : [];
  const left = (way: (typeof WAYS)[number]) => (others.includes(way) ? undefined : of(way));
  const noResult = left('class') || left('delegateExpression') || WORKERS.includes(String(left('type')));
  return [
    ...others,
    ...(left('decisionRef') ? [] : OF_DECISION),
    ...(WORKERS.includes(String(left('type'))) ? [] : OF_WORKER),
    ...(noResult ? RESULTS : []),
  ];
}

/**
 * A task is carried out in one way: the one that is set last wins, and takes away the others and what only they had.
 */
export class OneImplementation extends CommandInterceptor {
  static override $inject = ['eventBus', 'modeling'];

  constructor(eventBus: EngineEventBus, modeling: Modeling) {
    super(eventBus);
    this.postExecuted(
      PROPERTY_COMMANDS,
      (context: PropertyContext) => {
        const { element, properties } = context;
        const target = targetOf(context);
        const prefix = prefixOf(properties, WAYS);
        if (prefix === undefined || !isServiceLike(target, prefix)) return;
        const touched = Object.keys(properties).map((name) => name.slice(name.indexOf(':') + 1));
        const gone = meaningless((local) => target.get(`${prefix}:${local}`), touched)
          .map((local) => `${prefix}:${local}`)
          .filter((name) => isWritten(target, name));
        if (gone.length === 0) return;
        modeling.updateModdleProperties(element, target, Object.fromEntries(gone.map((name) => [name, undefined])));
      },
      true,
    );
  }
}

/** The rule task of Flowable and Activiti has a class of its own, beside rules and result. */
function isServiceLike(target: ModdleElement, prefix: string): boolean {
  if (isType(target, 'bpmn:BusinessRuleTask')) return prefix === 'camunda';
  return ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:MessageEventDefinition'].some((type) => isType(target, type));
}

/** Written on the element, not a default of its description. */
function isWritten(target: ModdleElement, name: string): boolean {
  const local = name.slice(name.indexOf(':') + 1);
  return Object.hasOwn(target, local) || Object.hasOwn(target, name) || Object.hasOwn(target.$attrs, name);
}
