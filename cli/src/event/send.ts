import { calls, type Client } from '@gongdi/api';
import type { Label } from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import type { EventFlags, GivenEvent } from './read-event.ts';
import { sayEvent } from './text/index.ts';

export interface Sent {
  /** As the server says it. */
  answer: object;
  said: Label;
  /** Whether it has brought about anything. */
  reached: boolean;
}

/** Sends an event to the processes of a server. @throws CallFailure */
export async function sendEvent(
  client: Client,
  { kind, name, variables }: GivenEvent,
  { businessKey, instance, reason, key }: EventFlags,
  { signal }: Pick<CommandContext, 'signal'>,
): Promise<Sent> {
  const options = { signal, ...(key === undefined ? {} : { key }) };
  const common = { variables, ...(reason === undefined ? {} : { reason }) };
  const business = businessKey === undefined ? {} : { business_key: businessKey };
  const to = instance === undefined ? {} : { process_instance_id: instance };
  if (kind === 'message') {
    const body = { name, correlation: {}, ...common, ...business, ...to };
    const answer = await client.call(calls.workflow.eventMessage, { body }, options);
    const said = sayEvent(answer.started ? 'started' : 'delivered', { id: answer.process_instance_id });
    return { answer, said, reached: true };
  }
  if (kind === 'signal') {
    const answer = await client.call(calls.workflow.eventSignal, { body: { name, ...common, ...to } }, options);
    if (answer.reached === null) return { answer, said: sayEvent('sent'), reached: true };
    const said = answer.reached === 0 ? sayEvent('nobody') : sayEvent('reached', { count: answer.reached });
    return { answer, said, reached: answer.reached > 0 };
  }
  const answer = await client.call(calls.workflow.eventCondition, { body: { ...common, ...business } }, options);
  const ids = answer.process_instance_ids;
  const said = ids.length === 0 ? sayEvent('nobody') : sayEvent('begun', { count: ids.length, ids: ids.join(', ') });
  return { answer, said, reached: ids.length > 0 };
}
