import { calls, submissionCalls, type Client } from '@gongdi/api';
import type { SiteName, Submission } from '@gongdi/domain';
import { useState } from 'react';
import { withIds } from '../../../ground/outbox/send-entry.ts';
import type { KeptFile } from '../../../ground/outbox/entry.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** A ticket that expires within this time is replaced, ms: uploads take time. */
const MARGIN = 5 * 60_000;

/** Ticket that allows a submission, with the files that were uploaded with it. */
export interface HeldTicket {
  ticket: string;
  /** Expiry, epoch milliseconds. */
  until: number;
  corrects: boolean;
  /** Ids on the server, by the id of the file on this device. */
  sent: Map<string, string>;
}

/** @param expires_in seconds */
export function heldTicket(ticket: string, expires_in: number, corrects: boolean): HeldTicket {
  return { ticket, until: Date.now() + expires_in * 1000, corrects, sent: new Map() };
}

export const isGood = (held: HeldTicket | undefined): held is HeldTicket =>
  held !== undefined && held.until - MARGIN > Date.now();

/** Progress of the upload: number of the current file, and of all files. */
export interface Progress {
  at: number;
  count: number;
}

/**
 * Returns a function that uploads the files, each once, and then submits the form. @returns the number. @throws
 * CallFailure
 */
export function useSubmission(site: SiteName, what: Submission) {
  const { client } = useConsole();
  const [progress, setProgress] = useState<Progress>();

  const send = async (held: HeldTicket, input: Record<string, unknown>, files: readonly KeptFile[]) => {
    const open = files.filter(({ ref }) => !held.sent.has(ref));
    try {
      for (const [index, { ref, name, blob }] of open.entries()) {
        setProgress({ at: index + 1, count: open.length });
        const args = { form: { ticket: held.ticket }, file: blob, fileName: name };
        const { id } = await client.call(calls.applicant.applicantUpload, args, { quiet: true });
        held.sent.set(ref, id);
      }
    } finally {
      setProgress(undefined);
    }
    return hand(client, site, what, held, withIds(input, held.sent));
  };
  return { send, progress };
}

async function hand(
  client: Client,
  site: SiteName,
  what: Submission,
  { ticket, corrects }: HeldTicket,
  input: Record<string, unknown>,
): Promise<string> {
  const call = submissionCalls(what)[corrects ? 'correct' : 'submit'];
  const { number } = await client.call(call, { params: { site }, body: { ...input, ticket } }, { quiet: true });
  return number;
}
