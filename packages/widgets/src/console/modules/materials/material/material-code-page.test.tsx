// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { MaterialCodePage } from './material-code-page.tsx';
import { zh as text } from './text/zh.ts';

const { scannedMaterial } = calls.material;

const found = {
  material_name: '螺纹钢 HRB400',
  acceptance_status: 2,
  specification: 'Φ25',
  batch_number: 'P-01',
  supplier_name: '沙钢',
  quantity: 12.5,
  unit: 1,
  arrival_date: '2026-11-02',
  position: null,
  acceptance_opinion: null,
  accepted_at: null,
  project_name: '科创中心',
  certificates: [{ id: 'f1', name: '合格证.pdf', size: 2048, type: 'application/pdf', url: '/api/file/1' }],
};

const open = (server: FakeServer, at = '/qrcode/material?id=k7m2') =>
  renderConsole(<MaterialCodePage />, { server, at, loggedOut: true });

test('whoever scans the code sees the public data, without a session', async () => {
  const server = new FakeServer().on(scannedMaterial, found);
  const page = await open(server);
  await page.until('螺纹钢 HRB400');
  expect(server.sent(scannedMaterial)).toEqual([{ params: { code: 'k7m2' } }]);
  const lines = page.all('.gd-outside-facts-line').map(({ textContent }) => textContent);
  expect(lines).toEqual(
    expect.arrayContaining([expect.stringContaining('Φ25'), expect.stringContaining('2026-11-02')]),
  );
  // The unit stands behind the number.
  expect(lines.find((line) => line.includes('12.5'))).toMatch(/12\.5 \S/);
  const paper = page.choice('合格证.pdf') as HTMLAnchorElement;
  expect([paper.getAttribute('href'), paper.rel, paper.parentElement!.textContent]).toEqual([
    '/api/file/1',
    'noopener noreferrer',
    expect.stringContaining('2 KB'),
  ]);
});

test('without papers it says so', async () => {
  const server = new FakeServer().on(scannedMaterial, { ...found, certificates: [] });
  const page = await open(server);
  await page.until(text.noPapers);
});

test('an address without a code asks nothing of the server', async () => {
  const server = new FakeServer();
  const page = await open(server, '/qrcode/material');
  await page.until(text.nothingAsked);
  expect(server.sent(scannedMaterial)).toEqual([]);
});

test.each([ERRORS.notFound, ERRORS.invalid])(
  'a code that the server answers with $code is of no material',
  async ({ code }) => {
    const page = await open(new FakeServer().on(scannedMaterial, new CallFailure('无', { code, status: 404 })));
    await page.until(text.notFound);
    expect(page.choice(text.retry)).toBeUndefined();
  },
);

test('when the server cannot be reached the page can be read again', async () => {
  const server = new FakeServer().on(scannedMaterial, new CallFailure('网络错误'));
  const page = await open(server);
  await page.until('网络错误');
  server.on(scannedMaterial, found);
  await page.press(text.retry);
  await page.until('螺纹钢 HRB400');
});
