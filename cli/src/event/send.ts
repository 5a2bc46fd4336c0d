import { calls, type Client } from '@gongdi/api';
import type { Label } from '@gongdi/domain';
import type { CommandContext } from '../command.ts';
import type { EventFlags, GivenEvent } from './read-event.ts';
import { eventMessage } from './text/index.ts';

export interface Sent {
  /** The answer of the server, unchanged. */
  answer: object;
  summary: Label;
  /** Whether the event had any effect. */
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
    const summary = eventMessage(answer.started ? 'started' : 'delivered', { id: answer.process_instance_id });
    return { answer, summary, reached: true };
  }
  if (kind === 'signal') {
    const answer = await client.call(calls.workflow.eventSignal, { body: { name, ...common, ...to } }, options);
    if (answer.reached === null) return { answer, summary: eventMessage('sent'), reached: true };
    const summary = answer.reached === 0 ? eventMessage('nobody') : eventMessage('reached', { count: answer.reached });
    return { answer, summary, reached: answer.reached > 0 };
  }
  const answer = await client.call(calls.workflow.eventCondition, { body: { ...common, ...business } }, options);
  const ids = answer.process_instance_ids;
  const summary =
    ids.length === 0 ? eventMessage('nobody') : eventMessage('begun', { count: ids.length, ids: ids.join(', ') });
  return { answer, summary, reached: ids.length > 0 };
}
