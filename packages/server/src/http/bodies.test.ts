import { calls } from '@gongdi/api';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withServer } from '../testing.ts';

const LOGIN = '/api/user/userlogin/login';
const spoolDir = path.join(os.tmpdir(), `gongdi-spool-${process.pid}`);
afterAll(() => fs.rm(spoolDir, { recursive: true, force: true }));

const spooled = () => fs.readdir(spoolDir).catch(() => []);

/** Sends the head of a call and part of its body, and nothing more. */
function begin(
  address: string,
  head: readonly string[],
  body: string | Buffer,
): { socket: net.Socket; answer: Promise<string> } {
  const { port, host } = new URL(address);
  const socket = net.connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\nHost: ${host}\r\n\r\n`);
  socket.write(body);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('"request_id"')) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

const beginJson = (address: string, sent: number, announced = 900_000) =>
  begin(
    address,
    [`POST ${LOGIN} HTTP/1.1`, 'Content-Type: application/json', `Content-Length: ${announced}`],
    `"${'x'.repeat(sent - 1)}`,
  );

const part = (name: string, value: string): string =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileOf = (bytes: number): string =>
  `--B\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(bytes)}`;
const beginForm = (address: string, url: string, body: string, more: readonly string[] = []) =>
  begin(
    address,
    [`POST ${url} HTTP/1.1`, 'Content-Type: multipart/form-data; boundary=B', 'Content-Length: 50000000', ...more],
    body,
  );

async function pathOf(): Promise<string> {
  const { routeOf } = await import('@gongdi/api');
  return routeOf(calls.file.eosUpload);
}

/** A machine under load is slow. */
vi.setConfig({ testTimeout: 60_000 });
const poll = <T>(look: () => T) => expect.poll(look, { timeout: 30_000 });

describe('a file of a sender who is not known', () => {
  const kit = withServer({ spoolDir });

  it('is refused by the texts before it, while it still comes', async () => {
    const url = await pathOf();
    const wrong = await beginForm(kit().address, url, part('token', 'forged') + fileOf(100_000)).answer;
    expect(wrong).toMatch(/^HTTP\/1\.1 400 /);
    expect(wrong).toContain('上传凭证已过期');
    const none = await beginForm(kit().address, url, fileOf(100_000)).answer;
    expect(none).toMatch(/^HTTP\/1\.1 4/);
    expect(await spooled()).toEqual([]);
  });

  it('is refused when what proves the sender comes after it', async () => {
    const { token } = await (
      await kit().client('admin')
    ).call(calls.file.credentials, { body: { file_name: 'a.png' } });
    const url = await pathOf();
    const end = '\r\n--B--\r\n';
    const late = await beginForm(
      kit().address,
      url,
      part('token', token) + fileOf(10) + '\r\n' + part('token', 'other') + end,
    ).answer;
    expect(late).toMatch(/^HTTP\/1\.1 400 /);
    expect(late).toContain('须排在文件之前');
  });

  it('leaves no call that takes a file from anybody without somebody who lets it in', async () => {
    const { handlersOf, makeGround } = await import('../ground.ts');
    const { ROOMS } = await import('../generated/rooms.ts');
    const handlers = handlersOf(makeGround({ database: kit().database }, ROOMS), ROOMS);
    const open = handlers.filter(({ call }) => call.public && call.input.form);
    expect(open.length).toBeGreaterThan(2);
    expect(open.every(({ admit }) => admit !== undefined)).toBe(true);
  });
});

describe('a body that stands still', () => {
  const kit = withServer({ spoolDir, bodies: { idle: 150 } });

  it('is given up with an answer: JSON, and a file on its way, of which nothing stays', async () => {
    const json = await beginJson(kit().address, 100).answer;
    expect(json).toMatch(/^HTTP\/1\.1 400 /);
    expect(json).toContain('数据传输中断过久');
    const session = (await kit().client('admin')).session.get()!;
    const head = [`Authorization: ${session.token}`, `X-Serial-Number-Id: ${session.serial}`];
    const { routeOf } = await import('@gongdi/api');
    const file = await beginForm(kit().address, routeOf(calls.file.upload), fileOf(200_000), head).answer;
    expect(file).toMatch(/^HTTP\/1\.1 400 /);
    expect(file).toContain('数据传输中断过久');
    await poll(spooled).toEqual([]);
  });
});

describe('bodies together', () => {
  const limits = { open: { each: 100_000, all: 160_000 }, files: { each: 300_000, all: 300_000 } };
  const kit = withServer({ spoolDir, bodies: limits, trustProxy: 1 });

  it('hold so much memory of one sender and of all, and give it back', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address, 'Content-Type': 'application/json' });
    const login = (address: string, size: number) =>
      fetch(kit().address + LOGIN, { method: 'POST', headers: from(address), body: `"${'x'.repeat(size)}"` });
    // Announced bytes cost nothing; received bytes do.
    const first = beginJson(kit().address, 60_000);
    await poll(async () => (await login('127.0.0.1', 60_000)).status).toBe(429);
    expect((await login('10.0.0.9', 60_000)).status).toBe(422);
    const second = begin(
      kit().address,
      [
        `POST ${LOGIN} HTTP/1.1`,
        'Content-Type: application/json',
        'Content-Length: 90000',
        'X-Forwarded-For: 10.0.0.8',
      ],
      `"${'x'.repeat(60_000)}`,
    );
    await poll(async () => (await login('10.0.0.9', 60_000)).status).toBe(503);
    first.socket.destroy();
    second.socket.destroy();
    await poll(async () => (await login('127.0.0.1', 60_000)).status).toBe(422);
  });

  it('hold so much disk, and files are gone from there whatever became of them', async () => {
    const client = await kit().client('admin');
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 32)]);
    const send = (size: number) =>
      client.call(
        calls.file.upload,
        { form: {}, file: new Blob([bytes.subarray(0, size)]), fileName: 'a.pdf' },
        { quiet: true },
      );
    expect(await send(150_000)).toMatchObject({ size: 150_000 });
    const session = client.session.get()!;
    const head = [`Authorization: ${session.token}`, `X-Serial-Number-Id: ${session.serial}`];
    const { routeOf } = await import('@gongdi/api');
    const slow = beginForm(kit().address, routeOf(calls.file.upload), fileOf(200_000), head);
    const sizes = async () =>
      Promise.all((await spooled()).map(async (name) => (await fs.stat(path.join(spoolDir, name))).size));
    await poll(async () => (await sizes())[0] ?? 0).toBeGreaterThan(180_000);
    await expect(send(150_000)).rejects.toMatchObject({ status: 429 });
    slow.socket.destroy();
    await poll(spooled).toEqual([]);
    expect(await send(150_000)).toMatchObject({ size: 150_000 });
    expect(await spooled()).toEqual([]);
  });
});
