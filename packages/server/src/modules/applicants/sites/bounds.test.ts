import { calls, submissionCalls, createClient, type CallFailure, type Client } from '@gongdi/api';
import type { SiteName } from '@gongdi/domain';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { localBlobs } from '../../../files/index.ts';
import { withServer } from '../../../testing.ts';
import type { ApplicantBounds } from './limits.ts';
import { sweepApplicantFiles } from './pending.ts';
import { TICKET_LIFE } from './ticket.ts';

const KIBI = 1024;
const bounds: Partial<ApplicantBounds> = {
  ticketsPerSite: 8,
  ticketBytes: 50 * KIBI,
  addressBytes: 200 * KIBI,
  siteBytes: 300 * KIBI,
  pendingAtSite: 120 * KIBI,
  pendingInAll: 150 * KIBI,
};
const kit = withServer({ applicants: bounds, trustProxy: 1 });
const { applicant } = calls;

/** Returns a client that sends its own address in `X-Forwarded-For`. */
function guest(address: string): Client {
  const from: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('X-Forwarded-For', address);
    return fetch(input, { ...init, headers });
  };
  return createClient({ config: () => ({ baseUrl: kit().address }), fetch: from });
}

async function begin(client: Client, site: SiteName): Promise<string> {
  const answer = await client.open(calls.user.captcha, {});
  await answer.text();
  const captcha = { captcha_key: answer.headers.get('captcha-key')!, captcha_code: kit().captcha.text };
  const body = { what: 'application' as const, ...captcha };
  return (await client.call(applicant.applicantTicket, { params: { site }, body }, { quiet: true })).ticket;
}

let count = 0;
/** Returns a file of unique content: a second file of the same content would take no further storage. */
const fileOf = (kibi: number): Blob => {
  const mark = createHash('sha256')
    .update(String((count += 1)))
    .digest('hex');
  return new Blob([Buffer.concat([Buffer.from(`%PDF-1.4 ${mark}\n`), Buffer.alloc(kibi * KIBI - 100, 32)])]);
};
const upload = (client: Client, ticket: string, kibi: number) =>
  client
    .call(applicant.applicantUpload, { form: { ticket }, file: fileOf(kibi), fileName: 'a.pdf' }, { quiet: true })
    .then(
      () => 200,
      (error: unknown) => (error as CallFailure).status,
    );

/** Returns the total size in bytes of all files that applicants have uploaded, by table `stored_file`. */
async function stored(): Promise<number> {
  const { rows } = await sql<{ size: string }>`select coalesce(sum(size), 0) as size from stored_file
    where folder like 'applicants/%'`.execute(kit().database.db);
  return Number(rows[0]!.size);
}

beforeEach(async () => {
  await sql`delete from login_attempt`.execute(kit().database.db);
  kit().clock.now += 2 * TICKET_LIFE;
  await sweepApplicantFiles(kit().database.db, localBlobs(kit().files), kit().clock.now);
});

describe('whoever solves captchas', () => {
  it('gains so much by a ticket, and so much at a site, from however many addresses', async () => {
    expect(await stored()).toBe(0);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const client = guest(`10.0.0.${n}`);
      const ticket = await begin(client, 'jiangdu');
      for (let file = 0; file < 3; file += 1) statuses.push(await upload(client, ticket, 20));
    }
    expect(statuses.slice(0, 3)).toEqual([200, 200, 429]);
    expect(new Set(statuses.slice(9))).toEqual(new Set([503]));
    expect(await stored()).toBeLessThanOrEqual(120 * KIBI);
    // The other site may use what is left of the total bound (`pendingInAll`), and no more.
    const other = guest('10.0.1.1');
    const ticket = await begin(other, 'sipac');
    expect([await upload(other, ticket, 20), await upload(other, ticket, 20)]).toEqual([200, 503]);
    expect(await stored()).toBeLessThanOrEqual(150 * KIBI);
  });

  it('gains nothing by sending all at once', async () => {
    const clients = Array.from({ length: 8 }, (_, n) => guest(`10.0.2.${n}`));
    const tickets: string[] = [];
    for (const client of clients) tickets.push(await begin(client, 'jiangdu'));
    const all = clients.flatMap((client, n) => [20, 20].map((size) => upload(client, tickets[n]!, size)));
    const statuses = await Promise.all(all);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(await stored()).toBeLessThanOrEqual(120 * KIBI);
  });

  it('gains so many tickets at a site in an hour, from however many addresses', async () => {
    for (let n = 0; n < 8; n += 1) await begin(guest(`10.0.3.${n}`), 'jiangdu');
    await expect(begin(guest('10.0.3.9'), 'jiangdu')).rejects.toMatchObject({ status: 429 });
  });

  it('keeps nothing of what was never handed in, as soon as the ticket has run out', async () => {
    const client = guest('10.0.4.1');
    expect(await upload(client, await begin(client, 'jiangdu'), 40)).toBe(200);
    const blobs = localBlobs(kit().files);
    await sweepApplicantFiles(kit().database.db, blobs, kit().clock.now);
    expect(await stored()).toBeGreaterThan(0);
    await sweepApplicantFiles(kit().database.db, blobs, kit().clock.now + 1.5 * TICKET_LIFE);
    expect(await stored()).toBe(0);
  });

  it('and one address takes so much in a day, also when it hands everything in', async () => {
    const client = guest('10.0.5.1');
    let sent = 0;
    let status = 200;
    for (let n = 0; n < 7 && status === 200; n += 1) {
      status = await upload(client, await begin(client, 'jiangdu'), 40);
      if (status === 200) sent += 40;
      // Simulates a submission that uses the files: `settleFiles` deletes their rows.
      await sql`delete from applicant_file`.execute(kit().database.db);
    }
    expect(status).toBe(429);
    expect(sent).toBeLessThanOrEqual(200);
    await sql`delete from stored_file where folder like 'applicants/%'`.execute(kit().database.db);
  });
});

it('holds what was handed in, and no more of it counts as waiting', async () => {
  const client = guest('10.0.6.1');
  const ticket = await begin(client, 'jiangdu');
  const file = { form: { ticket }, file: fileOf(10), fileName: 'a.pdf' };
  const { id } = await client.call(applicant.applicantUpload, file, { quiet: true });
  const body = {
    ticket,
    applicant_kind: 1,
    applicant_name: '扬州万方建设有限公司',
    credit_code: '91350100M000100Y43',
    contact_name: '钱万方',
    phone_number: '13700137001',
    purpose: 1,
    project_name: '江都文化中心',
    region: '321012',
    project_address: '文昌东路 1 号',
    begin_date: '2027-12-01',
    end_date: '2028-01-31',
    attachments: [{ id }],
  };
  await client.call(submissionCalls('application').submit, { params: { site: 'jiangdu' }, body });
  expect((await sql`select 1 from applicant_file`.execute(kit().database.db)).rows).toEqual([]);
  await sweepApplicantFiles(kit().database.db, localBlobs(kit().files), kit().clock.now + 10 * TICKET_LIFE);
  expect(await stored()).toBeGreaterThan(0);
});
