import { calls, submissionCalls } from '@gongdi/api';
import { GongdiError, siteOf, SUBMISSION_NAMES, submissionKind } from '@gongdi/domain';
import type { Pool } from 'pg';
import { checkCaptcha, type Captchas } from '../../../accounts/index.ts';
import { keepFile, type BlobStore } from '../../../files/index.ts';
import { handlePublic, type Handler } from '../../../handler/index.ts';
import type { Ports } from '../../../ports.ts';
import type { ReadSetting } from '../../../settings/index.ts';
import { newId, type Db } from '../../../store/index.ts';
import { applicantLimits, defaultApplicantBounds, type ApplicantBounds } from './limits.ts';
import { findOpenSite, openSite } from './open-site.ts';
import { fillRoom, leaveRoom, takeRoom } from './pending.ts';
import { queryHandler } from './query.ts';
import { submitters } from './submit.ts';
import { applicantLabel } from './text/index.ts';
import { readTicket, TICKET_LIFE, writeTicket } from './ticket.ts';

export interface ApplicantDeps {
  db: Db;
  pool: Pool;
  ports: Pick<Ports, 'randomBytes'>;
  captchas: Captchas;
  /** Reads the settings, for example which organisation runs each site. */
  setting: ReadSetting;
  blobs?: BlobStore;
  bounds?: Partial<ApplicantBounds>;
  /** Key that signs tickets and file addresses. */
  key: () => Promise<Uint8Array>;
  /** IANA time zone in which days begin and end. */
  timeZone?: string;
}

/** Returns the handlers of the public pages for applicants. */
export function applicantHandlers(deps: ApplicantDeps): Handler[] {
  const { db, pool, captchas, setting, key } = deps;
  const bounds = { ...defaultApplicantBounds, ...deps.bounds };
  const limits = applicantLimits(pool, bounds);
  const { add, correct } = submitters(deps);
  const { applicant } = calls;
  return [
    handlePublic(applicant.applicantSite, async ({ params: { site } }) => {
      const open = await findOpenSite(db, setting, site);
      const notice = setting(`site_${site}_notice`);
      return { site, open: open !== undefined, organisation: open?.organisation ?? null, notice };
    }),
    handlePublic(applicant.applicantTicket, async ({ params: { site }, body }, { ip, now }) => {
      await openSite(db, setting, site);
      const { label, pages } = siteOf(site);
      const kind = submissionKind(body.what);
      if (!pages.includes(kind.page))
        throw new GongdiError('badRequest', { label: applicantLabel('notHere', { site: label, what: kind.label }) });
      await checkCaptcha(captchas, body, now);
      await limits.begin(ip, site);
      const until = now + TICKET_LIFE;
      const ticket = writeTicket(await key(), { id: newId(now), site, what: body.what, until });
      return { ticket, expires_in: TICKET_LIFE / 1000 };
    }),
    handlePublic(
      applicant.applicantUpload,
      async ({ form, file }, { ip, now }) => {
        const ticket = readTicket(await key(), form.ticket, now);
        const { org_id } = await openSite(db, setting, ticket.site);
        const place = await takeRoom(db, ticket, file.bytes.length, bounds, now);
        try {
          await limits.upload(ip, ticket.site, file.bytes.length);
          const sender = { id: ticket.id, org_id };
          const naming = { folder: `applicants/${ticket.site}` };
          const { url: _own, ...kept } = await keepFile(deps, file, naming, sender, now);
          await fillRoom(db, place, kept.id);
          return kept;
        } catch (error) {
          await leaveRoom(db, place).catch(() => undefined);
          throw error;
        }
      },
      async (form, { ip, now }) => {
        const ticket = readTicket(await key(), form.ticket, now);
        await openSite(db, setting, ticket.site);
        await limits.mayUpload(ip, ticket.site);
      },
    ),
    ...SUBMISSION_NAMES.flatMap((what) => [
      handlePublic(submissionCalls(what).submit, ({ params, body }, context) =>
        add(params.site, what, given(body), context),
      ),
      handlePublic(submissionCalls(what).correct, ({ params, body }, context) =>
        correct(params.site, what, given(body), context),
      ),
    ]),
    queryHandler(deps, limits),
  ];
}

export { type ApplicantBounds } from './limits.ts';
export { sweepApplicantFiles } from './pending.ts';

/** Adds the type of `ticket`: the schema of the call has checked it with the rest of the body. */
const given = (body: Record<string, unknown>) => body as { ticket: string } & Record<string, unknown>;
