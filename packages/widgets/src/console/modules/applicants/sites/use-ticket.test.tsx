// @vitest-environment jsdom
import { CallFailure, calls, createClient, type Call, type Client } from '@gongdi/api';
import { ERRORS } from '@gongdi/domain';
import { Form } from 'antd';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../kit/testing/render.tsx';
import { CaptchaField } from '../../../generic/entry/captcha.tsx';
import { ConsoleProvider, type ConsoleServices } from '../../../ground/context/console-context.tsx';
import { createPreferences } from '../../../ground/context/preferences.ts';
import { heldTicket, type HeldTicket } from './use-submission.ts';
import { useTicket } from './use-ticket.ts';

type Ticket = ReturnType<typeof useTicket>;

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:captcha', revokeObjectURL: () => undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

const failure = (code: number) => new CallFailure('拒绝', { code, status: 400 });

/** Runs the hook with a server that gives captchas, and tickets while it does not refuse. */
async function ticket({ given, expires_in = 3600 }: { given?: HeldTicket; expires_in?: number } = {}) {
  const server: { refuses?: CallFailure; captchas: number; sent: unknown[] } = { captchas: 0, sent: [] };
  const call = async ({ name }: Call, input: unknown) => {
    expect(name).toBe(calls.applicant.applicantTicket.name);
    server.sent.push(input);
    if (server.refuses) throw server.refuses;
    return { ticket: `ticket${server.sent.length}`, expires_in };
  };
  const open = async () => new Response('<svg/>', { headers: { 'captcha-key': `k${(server.captchas += 1)}` } });
  const client = { ...createClient(), call, open } as unknown as Client;
  const services = { client, preferences: createPreferences({ lang: 'zh' }) } as unknown as ConsoleServices;
  let now!: Ticket;
  const hold = (value: Ticket): void => {
    now = value;
  };
  function Page() {
    const held = useTicket('gate' as Parameters<typeof useTicket>[0], 'person', given);
    useEffect(() => hold(held));
    return (
      <Form form={held.form}>
        <CaptchaField source={held.picture?.source} failed={held.failed} refresh={held.refresh} />
      </Form>
    );
  }
  const page = await render(
    <ConsoleProvider services={services}>
      <Page />
    </ConsoleProvider>,
    { client },
  );
  const get = async () => {
    let found: HeldTicket | undefined;
    await page.act(async () => {
      found = await now.get();
    });
    return found?.ticket;
  };
  const type = (code: string) => page.act(() => now.form.setFieldValue('captcha_code', code));
  return { ...page, server, get, type, now: () => now };
}

it('exchanges one captcha for a ticket, and uses it until it is discarded', async () => {
  const { server, get, type, now, act, until } = await ticket();
  await until(() => now().picture?.key === 'k1');
  expect([now().state, await get(), server.sent]).toEqual(['wanted', undefined, []]);
  await type('a1b2');
  expect([await get(), await get(), now().state]).toEqual(['ticket1', 'ticket1', 'solved']);
  expect(server.sent).toEqual([
    { params: { site: 'gate' }, body: { what: 'person', captcha_key: 'k1', captcha_code: 'a1b2' } },
  ]);
  await act(() => now().discard());
  expect(now().state).toBe('wanted');
  await until(() => now().picture?.key === 'k2');
});

it('asks for another captcha after a wrong one', async () => {
  const { box, server, get, type, now, until } = await ticket();
  await until(() => now().picture?.key === 'k1');
  server.refuses = failure(ERRORS.captchaWrong.code);
  await type('wrong');
  expect(await get()).toBeUndefined();
  await until(() => now().picture?.key === 'k2' && box.textContent.includes('验证码不正确'));
  expect(now().form.getFieldValue('captcha_code')).toBeUndefined();
});

it('leaves every other refusal to the form, with a new captcha', async () => {
  const { server, get, type, now, until } = await ticket();
  await until(() => now().picture?.key === 'k1');
  server.refuses = failure(ERRORS.badRequest.code);
  await type('a1b2');
  await expect(get()).rejects.toBe(server.refuses);
  await until(() => now().picture?.key === 'k2');
});

it('replaces a ticket that would expire during the upload', async () => {
  const { server, get, type, now, until } = await ticket({ expires_in: 60 });
  await until(() => now().picture !== null);
  await type('a1b2');
  expect(await get()).toBe('ticket1');
  expect(now().state).toBe('wanted');
  expect(await get()).toBe('ticket2');
  expect(server.sent).toHaveLength(2);
});

it('needs no captcha with the ticket of a correction, which cannot be discarded', async () => {
  const { server, get, now, act } = await ticket({ given: heldTicket('given', 60, true) });
  await act(() => now().discard());
  expect([now().state, await get(), server.captchas]).toEqual(['none', 'given', 0]);
});
