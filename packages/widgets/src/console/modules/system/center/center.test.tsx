// @vitest-environment jsdom
import { CallFailure, calls } from '@gongdi/api';
import { expect, test } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { renderConsole } from '../../../testing/render-console.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import { OwnIdcard } from './own-idcard.tsx';
import { OwnSignature } from './own-signature.tsx';

const CARD = '110101199003074530';

async function idcard(id_card: string | null, server = new FakeServer()) {
  const page = await renderConsole(<OwnIdcard />, { server: server.on(calls.own.idcard, { id_card }) });
  await page.until(() => page.all('button').length === 1);
  return { page, server };
}

test('the own number is never shown whole', async () => {
  const { page } = await idcard(CARD);
  expect(page.text).not.toContain(CARD);
  expect(page.text).toContain('*');
});

test('a number is checked before it is sent, and sent in capitals without spaces', async () => {
  const { page, server } = await idcard(null, new FakeServer().on(calls.own.setIdcard, null));
  await page.press('登记身份证号');
  await page.type('#own-idcard_id_card', '123');
  await page.press('保存');
  await page.until('请输入 18 位身份证号');
  expect(server.names(calls.own.setIdcard)).toEqual([]);
  await page.type('#own-idcard_id_card', '110101 19900307 453x');
  await page.press('保存');
  await page.until(() => server.names(calls.own.setIdcard).length === 1);
  expect(server.sent(calls.own.setIdcard)).toEqual([{ body: { id_card: '11010119900307453X' } }]);
});

test('an empty number removes the stored one', async () => {
  const { page, server } = await idcard(CARD, new FakeServer().on(calls.own.setIdcard, null));
  await page.press('修改身份证号');
  await page.press('保存');
  await page.until('保存成功');
  expect(server.sent(calls.own.setIdcard)).toEqual([{ body: { id_card: null } }]);
});

test('what the server says of the number stands at its field', async () => {
  const problems = [{ path: 'id_card', message: '该号码已被其他账号登记' }] as never;
  const refused = new CallFailure('校验失败', { status: 422, problems });
  const { page } = await idcard(null, new FakeServer().on(calls.own.setIdcard, refused));
  await page.press('登记身份证号');
  await page.type('#own-idcard_id_card', CARD);
  await page.press('保存');
  await page.until('该号码已被其他账号登记');
  expect((page.one('#own-idcard_id_card') as HTMLInputElement).value).toBe(CARD);
});

test('a stored signature is removed after a question', async () => {
  const server = new FakeServer()
    .on(calls.own.signature, { signature: 'data:image/png;base64,AA' } as never)
    .on(calls.own.setSignature, null);
  const page = await renderConsole(<OwnSignature />, { server });
  await page.until(() => page.all('img').length === 1);
  await page.press('删除签名');
  await page.until('已提交的表单不受影响');
  expect(server.names(calls.own.setSignature)).toEqual([]);
  await page.press('确定');
  await page.until('尚未设置');
  expect(server.sent(calls.own.setSignature)).toEqual([{ body: { signature: '' } }]);
});

test('without a signature one can be made, and there is nothing to remove', async () => {
  const server = new FakeServer().on(calls.own.signature, { signature: null } as never);
  const page = await renderConsole(<OwnSignature />, { server });
  await page.until('尚未设置');
  expect(page.choices).toEqual(['设置签名']);
});

test('what cannot be read says why, and is read again', async () => {
  const server = new FakeServer().on(calls.own.signature, new CallFailure('服务暂不可用', { status: 503 }));
  const page = await renderConsole(<OwnSignature />, { server });
  await page.until('服务暂不可用');
  server.on(calls.own.signature, { signature: null } as never);
  await page.press('重试');
  await page.until('尚未设置');
});

test('a removed picture is stored as removed, and the header is read again', async () => {
  const server = new FakeServer()
    .on(calls.own.setAvatar, null as never)
    .on(calls.user.userInfo, { user_id: 'u1', nickname: '新名' });
  const page = await renderConsole(<OwnAvatar address="data:x" />, { server });
  await page.press('移除头像');
  await page.until('保存成功');
  expect(server.sent(calls.own.setAvatar)).toEqual([{ body: { avatar: '' } }]);
  expect(page.services.session.snapshot().user?.nickname).toBe('新名');
});

const { shippers, receivers, drivers } = calls.people;
const company = (logo: object) =>
  new FakeServer()
    .on(calls.company.logo, logo as never)
    .on(shippers, [{ id: '1', nickname: '王建', phone_number: '138****1111', org_name: '一队' }] as never)
    .on(receivers, [{ id: '2', nickname: '李强', phone_number: null, org_name: '二队' }] as never)
    .on(drivers, []);

test('people of deliveries are named by role; an empty role says how it is filled', async () => {
  const page = await renderConsole(<CompanyPanel name="一公司" />, {
    server: company({ logo: null, editable: false }),
  });
  await page.until('王建（138****1111）');
  expect(page.text).toContain('李强');
  expect(page.text).toContain('为用户分配“司机”角色');
});

test('only whoever may change the logo has the buttons for it', async () => {
  const reader = await renderConsole(<CompanyPanel name="" />, {
    server: company({ logo: 'data:l', editable: false }),
  });
  await reader.until(() => reader.all('img').length === 1);
  expect(reader.choices).toEqual([]);
  await reader.unmount();
  const server = company({ logo: 'data:l', editable: true }).on(calls.company.setLogo, null);
  const owner = await renderConsole(<CompanyPanel name="" />, { server });
  await owner.until('移除标识');
  await owner.press('移除标识');
  await owner.until('保存成功');
  expect([server.sent(calls.company.setLogo), server.names(calls.company.logo).length]).toEqual([
    [{ body: { logo: '' } }],
    2,
  ]);
});
