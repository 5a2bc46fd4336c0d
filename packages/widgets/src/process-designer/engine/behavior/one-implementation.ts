import CommandInterceptor from 'diagram-js/lib/command/CommandInterceptor.js';
import type EngineEventBus from 'diagram-js/lib/core/EventBus.js';
import { isType, type ModdleElement } from '../../../diagram/model.ts';
import type { Modeling } from '../../../diagram/services.ts';
import { prefixOf, PROPERTY_COMMANDS, type PropertyContext, targetOf } from './touched.ts';

/** Attributes each of which alone defines how a task is carried out. */
const WAYS = ['class', 'expression', 'delegateExpression', 'decisionRef', 'type'] as const;

/** Attributes that apply only beside a decision. */
const OF_DECISION = [
  'decisionRefBinding',
  'decisionRefVersion',
  'decisionRefVersionTag',
  'decisionRefTenantId',
  'mapDecisionResult',
];
/** Attributes that apply only to external workers. */
const OF_WORKER = ['topic', 'taskPriority', 'doNotIncludeVariables'];
const WORKERS = ['external', 'external-worker'];

/** Attributes for results of expressions and decisions. Engines refuse a result beside a class or delegate. */
const RESULTS = ['resultVariable', 'resultVariableName'];

/** Returns the attributes that have no meaning for the task's implementation. `of` reads an attribute of the target. */
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
 * A task has one implementation: the one that is set last wins. The others and the attributes that apply only to them
 * are removed.
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

/**
 * Returns whether the rules of implementations apply. The rule task of Flowable and Activiti is excluded: it has a
 * class of its own beside rules and result.
 */
function isServiceLike(target: ModdleElement, prefix: string): boolean {
  if (isType(target, 'bpmn:BusinessRuleTask')) return prefix === 'camunda';
  return ['bpmn:ServiceTask', 'bpmn:SendTask', 'bpmn:MessageEventDefinition'].some((type) => isType(target, type));
}

/** Returns whether the attribute is written on the element, in contrast to a default of the descriptor. */
function isWritten(target: ModdleElement, name: string): boolean {
  const local = name.slice(name.indexOf(':') + 1);
  return Object.hasOwn(target, local) || Object.hasOwn(target, name) || Object.hasOwn(target.$attrs, name);
}
