import { Budget, EVALUATION_LIMITS, evaluate, ExpressionError, UNKNOWN, type ExpressionScope } from '@gongdi/bpmn';
import type { Json } from '../types.ts';
import { BpmnError } from '../bpmn-error.ts';
import { executionBean, taskBean } from './beans.ts';
import { EngineFault, fault } from './fault.ts';
import type { Condition, ValueSource } from './graph.ts';
import type { Place } from './place.ts';
import type { Run } from './run.ts';
import { runScript } from './scripting.ts';
import type { Visit } from './state.ts';
import { toJson } from './values.ts';

function scopeFor(run: Run, visit: Visit, place: Place = {}): ExpressionScope {
  const beans = new Map<string, object>();
  const bean = (name: string): object | undefined => {
    let found = beans.get(name);
    if (found) return found;
    if (name === 'execution' || name === 'delegateExecution') found = executionBean(run, visit, place.event);
    else if (name === 'task' && place.task) found = taskBean(run, visit, place.task, place.event);
    else found = ownBean(run, name);
    if (found) beans.set(name, found);
    return found;
  };
  return {
    resolve: (name) => run.variable(visit, name) ?? (has(run, visit, name) ? null : (bean(name) ?? UNKNOWN)),
    isBean: (value) => [...beans.values()].includes(value),
    functionOf: (name) => FUNCTIONS(run)[name],
  };
}

function has(run: Run, visit: Visit, name: string): boolean {
  return run.variable(visit, name) !== undefined;
}

function ownBean(run: Run, name: string): object | undefined {
  const beans = run.ports.delegates?.beans?.();
  return beans && Object.hasOwn(beans, name) ? beans[name] : undefined;
}

function FUNCTIONS(run: Run): Readonly<Record<string, () => unknown>> {
  const now = (): Date => new Date(run.ports.now);
  return { now, dateTime: now };
}

/** Evaluates a text that may contain expressions. @throws EngineFault */
export async function value(run: Run, visit: Visit, source: string, place?: Place): Promise<unknown> {
  try {
    // A method of a bean may return a promise.
    const found = await evaluate(source, scopeFor(run, visit, place), new Budget(EVALUATION_LIMITS, run.budget));
    await run.breathe();
    return found;
  } catch (error) {
    throw faultOf(error, visit, source);
  }
}

/** Upper limit of the quoted part of an expression in a message, characters. */
const QUOTED = 200;

export function faultOf(error: unknown, visit: Visit, whole: string): unknown {
  const source = whole.length > QUOTED ? `${whole.slice(0, QUOTED)}…` : whole;
  if (error instanceof EngineFault || error instanceof BpmnError) return error;
  if (error instanceof ExpressionError) {
    return new EngineFault(
      visit.node,
      { zh: `表达式 ${source}：${error.text.zh}`, en: `Expression ${source}: ${error.text.en}` },
      error,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new EngineFault(visit.node, { zh: `${source}：${reason}`, en: `${source}: ${reason}` }, error);
}

export async function json(run: Run, visit: Visit, source: string, place?: Place): Promise<Json> {
  return toJson(await value(run, visit, source, place), run.budget);
}

/**
 * Returns whether a condition is true; a missing condition is true. @throws EngineFault when the value is no boolean
 */
export async function holds(run: Run, visit: Visit, condition: Condition | null): Promise<boolean> {
  if (!condition) return true;
  const { source, language } = condition;
  const found =
    language === null || /^(juel|el)$/i.test(language)
      ? await value(run, visit, source)
      : await runScript(run, visit, { language, source });
  if (typeof found === 'boolean') return found;
  throw fault(visit.node, `条件 ${source} 的结果不是布尔值`, `The condition ${source} gives no boolean`);
}

/** Evaluates an input or output parameter. */
export async function sourceValue(run: Run, visit: Visit, source: ValueSource): Promise<Json> {
  switch (source.form) {
    case 'text':
      return json(run, visit, source.text);
    case 'script':
      return toJson(await runScript(run, visit, source.script), run.budget);
    case 'list': {
      const items: Json[] = [];
      for (const item of source.items) items.push(await sourceValue(run, visit, item));
      return items;
    }
    default: {
      const entries: [string, Json][] = [];
      for (const [key, entry] of source.entries) entries.push([key, await sourceValue(run, visit, entry)]);
      return Object.fromEntries(entries);
    }
  }
}
