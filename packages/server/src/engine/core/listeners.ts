import { BudgetError, sizeOf } from '@gongdi/bpmn';
import { AsideError } from '../aside-error.ts';
import { BpmnError } from '../bpmn-error.ts';
import type { Delegate } from '../delegates.ts';
import type { Json } from '../types.ts';
import { json, value } from './expressions.ts';
import { EngineFault, fault, faultOfCode } from './fault.ts';
import type { Code, Listener } from './graph.ts';
import type { Place } from './place.ts';
import type { Run } from './run.ts';
import { runScript } from './scripting.ts';
import type { Visit } from './state.ts';
import { toJson } from './values.ts';

/** Runs the listeners of one event, in the order of the model. */
export async function notify(run: Run, visit: Visit, listeners: readonly Listener[], place: Place): Promise<void> {
  for (const listener of listeners) {
    if (listener.event !== place.event) continue;
    await runCode(run, visit, listener, place);
    // A listener may have ended the visit by an error that was caught.
    if (!run.lives(visit)) return;
  }
}

/** Runs an expression, a script or a delegate. @returns its value */
export async function runCode(
  run: Run,
  visit: Visit,
  { run: what, fields }: Code,
  place: Place = {},
): Promise<unknown> {
  if (what.form === 'expression') return value(run, visit, what.text, place);
  if (what.form === 'script') return runScript(run, visit, what.script, place);
  const delegate = delegateOf(run, visit, { run: what, fields });
  const evaluated: Record<string, Json> = {};
  for (const [name, source] of fields) evaluated[name] = await json(run, visit, source, place);
  const variables = run.variablesFrom(visit);
  run.budget.read(sizeOf(variables, run.budget));
  try {
    return await delegate.run({
      fields: evaluated,
      variables,
      instance_id: run.ports.instance.id,
      definition_id: run.ports.instance.definition_id,
      activity_key: visit.node,
      business_key: run.ports.instance.business_key,
      idempotency_key: `${run.ports.instance.id}:${visit.id}:${place.event ?? ''}`,
      ...(place.event === undefined ? {} : { event: place.event }),
      setVariable: (name, given) => run.setVariable(visit, name, toJson(given, run.budget)),
      setVariableLocal: (name, given) => run.setLocal(visit, name, toJson(given, run.budget)),
    });
  } catch (error) {
    if (error instanceof BpmnError || error instanceof EngineFault || error instanceof AsideError) throw error;
    if (error instanceof BudgetError) throw error;
    throw faultOfCode(visit.node, { zh: `${what.name} 执行失败`, en: `${what.name} failed` }, error);
  }
}

/** Returns the registered code of a name. @throws EngineFault when no code is registered under it */
export function delegateOf(run: Run, visit: Visit, { run: what }: Code): Delegate {
  const name = 'name' in what ? what.name : '';
  const found = 'name' in what ? run.ports.delegates?.find(what.form, name) : undefined;
  if (found) return found;
  throw fault(visit.node, `没有注册名为 ${name} 的代码`, `Nothing is registered under the name ${name}`);
}
