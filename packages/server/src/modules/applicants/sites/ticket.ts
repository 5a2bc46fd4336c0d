import { GongdiError, type SiteName, type Submission } from '@gongdi/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { applicantLabel } from './text/index.ts';

/** Time in which an applicant can upload the files of a form, or write a correction, ms. */
export const TICKET_LIFE = 60 * 60_000;

/** Permission that an applicant gets for a solved captcha. */
export interface Ticket {
  /** Identifies the sender: files and the submission are stored with this id as their author. */
  id: string;
  site: SiteName;
  what: Submission;
  /** Id of the submission that the ticket allows to correct; absent: the ticket allows one new submission. */
  record?: string;
  /** Expiry, epoch milliseconds. */
  until: number;
}

/** Writes a ticket as signed text. The content is not encrypted: it holds no secret. */
export function writeTicket(key: Uint8Array, ticket: Ticket): string {
  const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${text}.${proofOf(key, text).toString('base64url')}`;
}

/** @throws GongdiError `badRequest` if the signature is wrong or the ticket has expired */
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
  // The key also signs file addresses. The prefix makes a signature of one kind invalid for the other.
  return createHmac('sha256', key).update(`applicant ticket:${text}`).digest();
}
