import { createHmac } from 'node:crypto';
import { BpmnError } from '../bpmn-error.ts';
import type { Delegate, DelegateCall } from '../delegates.ts';
import { isStorableName, unstorable } from '../storable.ts';
import type { Json } from '../types.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { DelegateError } from './delegate-error.ts';
import { fromConnector, fromHttpTask, type CallOut } from './http-fields.ts';
import { send, type HttpAnswer } from './http-request.ts';

export interface CallOutOptions {
  /** Hosts that may be called, in the syntax of `allowedHosts`; empty: no host. */
  hosts: string;
  /** Key that signs each call; absent: calls are not signed. */
  secret?: string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Upper limit of the quoted part of a failed answer, characters. */
const QUOTED = 200;

/**
 * Returns the signature that the receiver checks: HMAC-SHA256 in hex over `timestamp.method.path.body`. The path
 * includes the query; the timestamp is in seconds.
 */
export function signatureOf(
  secret: string,
  timestamp: number,
  { method, url, body }: Pick<CallOut, 'method' | 'url' | 'body'>,
): string {
  const signed = `${timestamp}.${method}.${url.pathname}${url.search}.${body ?? ''}`;
  return createHmac('sha256', secret).update(signed).digest('hex');
}

/**
 * Creates the delegate that sends HTTP requests. A request is sent after the transaction that reached the task, and
 * repeated by the retries of the job.
 */
export function httpCallOut(options: CallOutOptions, form: 'task' | 'connector'): Delegate {
  const permissionOf = allowedHosts(options.hosts);

  const headersOf = (call: DelegateCall, out: CallOut): Record<string, string> => {
    const timestamp = Math.floor(options.now() / 1000);
    return {
      'user-agent': 'gongdi',
      ...(out.body === null
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(out.body)) }),
      ...out.headers,
      'idempotency-key': call.idempotency_key,
      ...(options.secret
        ? {
            'x-gongdi-timestamp': String(timestamp),
            'x-gongdi-signature': `sha256=${signatureOf(options.secret, timestamp, out)}`,
          }
        : {}),
    };
  };

  return {
    background: true,
    async run(call) {
      const out = form === 'task' ? fromHttpTask(call.fields, call.activity_key) : fromConnector(call.fields);
      const host = out.url.host;
      const permission = permissionOf(out.url);
      if (!permission) throw new DelegateError('notListed', { host });
      const badName = out.outputs.find(({ variable }) => !isStorableName(variable));
      if (badName) throw new DelegateError('badVariable', { name: badName.variable });
      const { url, method, body, timeout } = out;
      const answer = await send({ url, method, headers: headersOf(call, out), body, timeout }, permission);
      const quoted = answer.body.slice(0, QUOTED);
      // The error code is the one that Flowable uses, for a boundary event to catch.
      if (out.caught(answer.status)) throw new BpmnError(`HTTP${answer.status}`, quoted);
      if (out.fails(answer.status)) throw new DelegateError('status', { host, status: answer.status, body: quoted });
      const response = valueOf(answer, out.parse, host);
      const parts = { response, statusCode: answer.status, headers: answer.headers };
      for (const { variable, part } of out.outputs) call.setVariable(variable, parts[part]);
      return response;
    },
  };
}

function valueOf({ body, headers }: HttpAnswer, parse: boolean, host: string): Json {
  const isJson = /\bjson\b/i.test(headers['content-type'] ?? '');
  let value: Json = body;
  if (parse && isJson) {
    try {
      value = JSON.parse(body) as Json;
    } catch {
      // Content that is declared as JSON but cannot be parsed stays text.
    }
  }
  if (unstorable(value) || unstorable(headers)) throw new DelegateError('badAnswer', { host });
  return value;
}
