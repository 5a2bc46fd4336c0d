import { calls, type Client, type ProcessInstanceDetail } from '@gongdi/api';
import type { ApprovalText } from '../approval/text/index.ts';

/** A change of an administrator to a running instance. */
export type Intervention = 'variables' | 'jump' | 'suspend' | 'resume';

/** A button of an administrator, and the ability that the engine needs for it. */
interface Way {
  key: Intervention | 'migrate';
  ability: string;
  label: string;
}

/** Returns what an administrator may do with an instance, if the engine can; a suspended one is resumed. */
export function interventionsOf(
  { suspended }: Pick<ProcessInstanceDetail, 'suspended'>,
  text: Pick<ApprovalText, 'variableEdit' | 'jump' | 'migrate' | 'resume' | 'suspend'>,
): readonly Way[] {
  return [
    { key: 'variables', ability: 'variables', label: text.variableEdit },
    { key: 'jump', ability: 'move', label: text.jump },
    { key: 'migrate', ability: 'migrate', label: text.migrate },
    suspended
      ? { key: 'resume', ability: 'suspend', label: text.resume }
      : { key: 'suspend', ability: 'suspend', label: text.suspend },
  ];
}

/** Fields of the dialog; each kind of change has some of them. */
export interface Given {
  name?: string;
  value?: string;
  from?: string[];
  to?: string[];
  reason: string;
}

/** Option value that moves all tokens of an instance. */
export const WHOLE = '*';

/** Returns the choice of tasks to move from: either the whole instance or some tasks. The last choice wins. */
export function fromChoice(chosen: readonly string[]): string[] {
  return chosen.at(-1) === WHOLE ? [WHOLE] : chosen.filter((one) => one !== WHOLE);
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Sends a change to the server. @throws SyntaxError if the value of a variable is no JSON */
export function sendIntervention(
  client: Client,
  id: string,
  how: Intervention,
  { name = '', value = '', from = [], to = [], reason }: Given,
): Promise<unknown> {
  const quiet = { quiet: true };
  switch (how) {
    case 'variables': {
      const variables = { [name]: JSON.parse(value) as never };
      return client.call(calls.workflow.instanceSetVariables, { body: { id, variables, reason } }, quiet);
    }
    case 'jump': {
      const whole = from.includes(WHOLE);
      const body = { id, from_task_ids: whole ? [] : from, whole, to, reason };
      return client.call(calls.workflow.instanceJump, { body }, quiet);
    }
    default:
      return client.call(
        calls.workflow.instanceUpdateState,
        { body: { id, state: how === 'suspend' ? 2 : 1, reason } },
        quiet,
      );
  }
}
