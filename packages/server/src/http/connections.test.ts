import net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withServer } from '../testing.ts';

/** Opens a connection and optionally sends a text. @returns all that is answered until the connection is closed */
function line(address: string, text = ''): { socket: net.Socket; answer: Promise<string> } {
  const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  if (text) socket.write(text);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  return { socket, answer: new Promise((resolve) => void socket.on('close', () => resolve(answer))) };
}
const connected = (socket: net.Socket) => new Promise((resolve) => void socket.once('connect', resolve));

describe('connections', () => {
  const kit = withServer({ connections: { each: 3 } });

  it('of one address are counted, and one too many is refused with words', async () => {
    const held = [line(kit().address), line(kit().address), line(kit().address)];
    await Promise.all(held.map(({ socket }) => connected(socket)));
    const refused = await line(kit().address).answer;
    expect(refused).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n/);
    expect(refused).toContain('连接数已满');
    for (const { socket } of held) socket.destroy();
    const answered = () => line(kit().address, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').answer;
    await expect.poll(answered, { timeout: 30_000 }).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a proxy that is trusted', () => {
  const kit = withServer({ connections: { each: 1, all: 3 }, trustProxy: ['127.0.0.1'] });

  it('may keep more for those behind it, but not more than all', async () => {
    const held = [line(kit().address), line(kit().address), line(kit().address)];
    await Promise.all(held.map(({ socket }) => connected(socket)));
    expect(await line(kit().address).answer).toContain('503');
    held[0]!.socket.destroy();
    await expect
      .poll(() => line(kit().address, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').answer, {
        timeout: 30_000,
      })
      .toContain('200 OK');
  });
});

describe('the head of a request', () => {
  const kit = withServer({ connections: { head: 200 } });

  it('has to be there in time', async () => {
    const slow = await line(kit().address, 'GET /healthz HTTP/1.1\r\nHost: a\r\n').answer;
    expect(slow === '' || slow.startsWith('HTTP/1.1 4')).toBe(true);
  });
});
