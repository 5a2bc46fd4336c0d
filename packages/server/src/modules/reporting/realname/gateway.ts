import { EXCHANGE } from '@gongdi/domain';
import { checkStatus, jsonOf, outsideLabel, hostOf, SendFailure, withoutPeople } from '../../../outside/index.ts';
import { newId } from '../../../store/index.ts';
import type { ReportDeps, Target } from './ground.ts';
import { signatureOf } from './seal.ts';
import { reportLabel } from './text/index.ts';

/** What a request is about, for the log. */
export interface About {
  entry_id?: string | null;
  /** Stays the same when the request is sent again, so that the platform can recognise it. */
  request_id: string;
  /** How many personal values of which kind it has, in words. */
  personal?: string;
}

/** What a platform answered. `refused`: it finds the data wrong. */
export type Answered =
  | { how: 'done' | 'known'; data: Readonly<Record<string, unknown>> }
  | { how: 'refused'; code: string; reason: string };

/** Codes with which platforms say that all is well. */
const GOOD = new Set(['0', '200']);

/**
 * Sends one request, signed, and notes it in the log without its content.
 * @throws SendFailure when it did not arrive, or the platform cannot take it now
 */
export async function ask(
  deps: ReportDeps,
  target: Target,
  method: string,
  data: object,
  about: About,
): Promise<Answered> {
  const { now, world, timeZone } = deps;
  const begin = now();
  const fields = {
    appid: target.app_id,
    data: JSON.stringify(data),
    format: 'json',
    method,
    nonce: about.request_id,
    timestamp: stampOf(begin, timeZone),
    version: target.request_version,
  };
  const sign = signatureOf(target.sign_method, fields, target.secret);
  const note = (outcome: number, answer: string) =>
    noteExchange(deps, target, { method, outcome, answer, begin, about });
  try {
    const answer = await world.post(target.address, new URLSearchParams({ ...fields, sign }).toString(), {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    });
    checkStatus(answer, target.address);
    const read = answerOf(jsonOf(answer, target.address), target);
    await note(read.how === 'refused' ? EXCHANGE.refused : EXCHANGE.accepted, wordsOf(read));
    return read;
  } catch (error) {
    if (error instanceof SendFailure) await note(EXCHANGE.failed, error.label.zh);
    throw error;
  }
}

const wordsOf = (read: Answered): string => (read.how === 'refused' ? `${read.code} ${read.reason}` : read.how);

function answerOf(body: unknown, target: Target): Answered {
  const { code, message, msg, data } = (body ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' && typeof code !== 'number')
    throw new SendFailure(outsideLabel('notJson', { host: hostOf(target.address) }), 'channel');
  const said = String(code);
  const reason = withoutPeople(typeof message === 'string' ? message : typeof msg === 'string' ? msg : '');
  const held = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (GOOD.has(said)) return { how: 'done', data: held };
  if (target.known_codes.includes(said)) return { how: 'known', data: held };
  if (target.busy_codes.includes(said))
    throw new SendFailure(reportLabel('refused', { code: said, reason }), 'channel');
  return { how: 'refused', code: said, reason };
}

/** Local time as `20261101083000`. */
function stampOf(instant: number, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return text.replaceAll(/\D/g, '');
}

interface Noted {
  method: string;
  outcome: number;
  answer: string;
  begin: number;
  about: About;
}

async function noteExchange({ db, now }: ReportDeps, target: Target, noted: Noted): Promise<void> {
  const { method, outcome, answer, begin, about } = noted;
  const at = new Date(begin).toISOString();
  await db
    .insertInto('report_exchange')
    .values({
      id: newId(begin),
      org_id: target.org_id,
      created_at: at,
      updated_at: at,
      version: 1,
      method,
      outcome,
      exchanged_at: at,
      answer: withoutPeople(answer).slice(0, 300),
      personal_sent: about.personal ?? null,
      milliseconds: Math.max(0, now() - begin),
      request_id: about.request_id,
      entry_id: about.entry_id ?? null,
      project_id: target.project_id,
      target_id: target.id,
    })
    .execute();
}
