import { BudgetError, sizeOf } from '@gongdi/bpmn';
import { AsideError } from '../aside-error.ts';
import { BpmnError } from '../bpmn-error.ts';
import { executionFacts, taskFacts } from './beans.ts';
import { EngineFault, fault, faultOfCode } from './fault.ts';
import type { Script } from './graph.ts';
import type { Place } from './place.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { toJson } from './values.ts';

/**
 * Runs a script of the model and stores the variables that it set. @returns its value. @throws BpmnError, EngineFault
 */
export async function runScript(run: Run, visit: Visit, script: Script, place: Place = {}): Promise<unknown> {
  const { scripts } = run.ports;
  if (!scripts?.supports(script.language)) {
    throw fault(visit.node, `不支持 ${script.language} 脚本`, `Scripts in ${script.language} do not run`);
  }
  const scope = {
    variables: run.variablesFrom(visit),
    execution: executionFacts(run, visit, place.event),
    ...(place.task ? { task: taskFacts(run, visit, place.task, place.event) } : {}),
  };
  run.budget.read(sizeOf(scope.variables, run.budget));
  try {
    const outcome = await scripts.run(script.language, script.source, scope);
    for (const [name, value] of Object.entries(outcome.assigned))
      run.setVariable(visit, name, toJson(value, run.budget));
    for (const [name, value] of Object.entries(outcome.assigned_local ?? {})) {
      run.setLocal(visit, name, toJson(value, run.budget));
    }
    if (outcome.error) throw new BpmnError(outcome.error.code, outcome.error.message);
    return outcome.value;
  } catch (error) {
    if (error instanceof BpmnError || error instanceof EngineFault || error instanceof AsideError) throw error;
    if (error instanceof BudgetError) throw error;
    throw faultOfCode(visit.node, { zh: '脚本出错', en: 'The script failed' }, error);
  }
}
