import type { Node, Work } from './graph.ts';
import { delegateOf, runCode } from './listeners.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';
import { toJson } from './values.ts';

/** Executes a service, send, script or rule task: at once, or in a job if its code waits for other systems. */
export async function work(run: Run, visit: Visit, node: Node): Promise<void> {
  if (!node.work) return run.steps.leave(run, visit);
  const { form } = node.work.run;
  const isInline = form === 'expression' || form === 'script';
  // The work of a topic is done by others: it never runs inside the transaction that reached it.
  if (isInline || (form !== 'topic' && !delegateOf(run, visit, node.work).background)) {
    return runWork(run, visit, node.work);
  }
  visit.job = run.addJob('work', visit);
}

/** Runs the code and continues. The caller handles a BpmnError. */
export async function runWork(run: Run, visit: Visit, code: Work): Promise<void> {
  const result = await runCode(run, visit, code);
  if (!run.lives(visit)) return;
  if (code.resultVariable !== null) {
    if (code.local) run.setLocal(visit, code.resultVariable, toJson(result, run.budget));
    else run.setVariable(visit, code.resultVariable, toJson(result, run.budget));
  }
  await run.steps.leave(run, visit);
}
