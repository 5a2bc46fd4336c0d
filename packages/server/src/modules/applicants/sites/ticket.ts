import { GongdiError, type SiteName, type Submission } from '@gongdi/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { applicantLabel } from './text/index.ts';

/** Time for a form's files to arrive, and for a correction to be written, ms. */
export const TICKET_LIFE = 60 * 60_000;

/** What a captcha has bought. */
export interface Ticket {
  /** Stands for the sender: files and the submission are noted under it. */
  id: string;
  site: SiteName;
  what: Submission;
  /** The submission that may be corrected; absent: a new one may be made. */
  record?: string;
  /** Until when, epoch milliseconds. */
  until: number;
}

/** A ticket as text, signed: what is in it is no secret. */
export function writeTicket(key: Uint8Array, ticket: Ticket): string {
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${text}.${proofOf(key, text).toString('base64url')}`;
}

/** @throws GongdiError `badRequest` when it is not ours, or too old */
export function readTicket(key: Uint8Array, given: string, now: number): Ticket {
  const late = new GongdiError('badRequest', { label: applicantLabel('ticketLate') });
  const [text = '', proof = ''] = given.split('.');
  const [wanted, found] = [proofOf(key, text), Buffer.from(proof, 'base64url')];
  if (wanted.length !== found.length || !timingSafeEqual(wanted, found)) throw late;
  const ticket = JSON.parse(Buffer.from(text, 'base64url').toString()) as Ticket;
  if (ticket.until <= now) throw late;
  return ticket;
}

function proofOf(key: Uint8Array, text: string): Buffer {
  // The same key signs addresses of files: what is signed for one is worth nothing for the other.
  return createHmac('sha256', key).update(`applicant ticket:${text}`).digest();
}
