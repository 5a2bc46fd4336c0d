// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../../testing/fake-server.ts';
import { renderConsole } from '../../../../testing/render-console.tsx';
import { CertificateCheckPage } from './certificate-check-page.tsx';
import { zh as text } from './text/zh.ts';

const { checkCertificate } = calls.exam;
const found = {
  certificate_number: 'PX2026-00012',
  person_name: '周*强',
  trade: '电工',
  paper_name: '临时用电专项考试',
  company: '上海宏达建设有限公司',
  passed_on: '2026-05-01',
  valid_until: '2027-05-01',
  valid: true,
};
const open = (server: FakeServer, at = '/qrcode/certificate?id=ab') =>
  renderConsole(<CertificateCheckPage />, { server, at, loggedOut: true });

test('whoever scans the code learns that the certificate is good, without a session', async () => {
  const server = new FakeServer().on(checkCertificate, found);
  const page = await open(server);
  await page.until(text.valid);
  expect(server.sent(checkCertificate)).toEqual([{ params: { code: 'ab' } }]);
  expect(page.all('dd').map(({ textContent }) => textContent)).toEqual([
    'PX2026-00012',
    '周*强',
    '电工',
    '临时用电专项考试',
    '上海宏达建设有限公司',
    '2026-05-01',
    '2027-05-01',
  ]);
});

test('one that is over, or was never given, says so', async () => {
  const over = await open(new FakeServer().on(checkCertificate, { ...found, valid: false }));
  await over.until(text.expired);
  await over.unmount();
  const { code } = ERRORS.notFound;
  const page = await open(new FakeServer().on(checkCertificate, new CallFailure('数据不存在', { code, status: 404 })));
  await page.until(text.unknown);
});
