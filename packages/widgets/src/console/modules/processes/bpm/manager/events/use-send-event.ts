import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useRef } from 'react';
import { randomKey } from '../../../../../../kit/random-key/random-key.ts';
import { useConsole } from '../../../../../ground/context/console-context.tsx';
import { readVariables } from './read-variables.ts';
import { useEventText } from './text/index.ts';

export type EventKind = 'message' | 'signal' | 'condition';

export interface EventFields {
  kind: EventKind;
  name: string;
  business_key?: string;
  process_definition_id?: string;
  variables?: string;
  reason: string;
}

/**
 * Sends an event and shows its effect. All attempts of one dialog use the same idempotency key, so the event takes
 * effect once.
 */
export function useSendEvent(process_instance_id: string | undefined): (event: EventFields) => Promise<void> {
  const { client } = useConsole();
  const text = useEventText();
  const { message } = App.useApp();
  const key = useRef(randomKey());
  return async (event) => {
    const { kind, name, reason } = event;
    const variables = readVariables(event.variables) ?? {};
    const business = event.business_key?.trim() ? { business_key: event.business_key } : {};
    const instance = process_instance_id === undefined ? {} : { process_instance_id };
    const options = { quiet: true, key: key.current };
    switch (kind) {
      case 'message': {
        const body = { name, variables, correlation: {}, reason, ...business, ...instance };
        const { started } = await client.call(calls.workflow.eventMessage, { body }, options);
        return void message.success(started ? text.messageStarted : text.messageDone);
      }
      case 'signal': {
        const body = { name, variables, reason, ...instance };
        const { reached } = await client.call(calls.workflow.eventSignal, { body }, options);
        if (reached === 0) return void message.warning(text.signalNobody);
        return void message.success(reached === null ? text.signalUnknown : fill(text.signalDone, { count: reached }));
      }
      case 'condition': {
        const { process_definition_id } = event;
        const of = process_definition_id === undefined ? {} : { process_definition_id };
        const body = { variables, reason, ...business, ...of };
        const { process_instance_ids: begun } = await client.call(calls.workflow.eventCondition, { body }, options);
        if (begun.length === 0) return void message.warning(text.conditionNobody);
        return void message.success(fill(text.conditionDone, { count: begun.length }));
      }
    }
  };
}
