import { calls } from '@gongdi/api';
import { civilDay, GongdiError } from '@gongdi/domain';
import type { Ground } from '../../../ground.ts';
import { handlePublic, type CallContext, type Handler } from '../../../handler/index.ts';
import { companyOf, personOf, tradeLabel } from './certificate-facts.ts';
import { sittingOfCode } from './certificate-code.ts';
import { sittingsWithPaper } from './sittings.ts';

/** Handler of the page behind the code of a certificate: anybody who holds one learns whether it is real and good. */
export function certificateCheck({ db, fileKey, timeZone }: Pick<Ground, 'db' | 'fileKey' | 'timeZone'>): Handler {
  return handlePublic(calls.exam.checkCertificate, async ({ params: { code } }, { now, lang }) => {
    const id = sittingOfCode(await fileKey(), code);
    const row = id && (await sittingsWithPaper(db).where('s.id', '=', id).executeTakeFirst());
    if (!row || !row.certificate_number || !row.handed_at) throw new GongdiError('notFound');
    const [company, { trade }] = await Promise.all([companyOf(db, row.org_id), personOf(db, row.staff_id)]);
    const { certificate_number, certificate_until: valid_until, paper_name } = row;
    return {
      certificate_number,
      person_name: partOfName(row.person_name),
      trade: tradeLabel(trade, lang) ?? null,
      paper_name,
      company,
      passed_on: civilDay(Date.parse(row.handed_at), timeZone),
      valid_until,
      valid: valid_until === null || valid_until >= civilDay(now, timeZone),
    };
  });
}

/** Enough of a name to compare it with the paper, and no more: 周*强. */
function partOfName(name: string): string {
  const letters = Array.from(name);
  const shown = (at: number) => at === 0 || (at === letters.length - 1 && letters.length > 2);
  return letters.map((letter, at) => (shown(at) ? letter : '*')).join('');
}

/** Address of that page at the server that the caller has addressed. */
export function checkAddress(
  { host, browser, local, secure }: Pick<CallContext, 'host' | 'browser' | 'local' | 'secure'>,
  code: string,
): string {
  // Behind a proxy that has the certificate, only browsers tell: they send `Sec-Fetch-Site` over HTTPS, and to their own
  // machine.
  const scheme = secure || (browser.site !== undefined && !local) ? 'https' : 'http';
  return `${scheme}://${host}/qrcode/certificate?id=${code}`;
}
