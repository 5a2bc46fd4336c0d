import type { Label } from '@gongdi/domain';
import { createServer } from 'node:net';
import type { Server } from './server.ts';

/** First port that is tried if none is given, and the number of ports that are tried from there. */
export const DEFAULT_PORT = 8620;
const PORTS_TRIED = 50;

/** The reason why the server cannot listen, with a message that says what to do; the cause is in the environment. */
export class ListenError extends Error {
  readonly code: 'port_taken' | 'port_refused' | 'host_unknown';
  readonly text: Label;

  constructor(code: ListenError['code'], text: Label, cause: unknown) {
    super(text.en, { cause });
    this.name = 'ListenError';
    this.code = code;
    this.text = text;
  }
}

/**
 * Listens on the given port; without a port on 8620 or the next free one; with 0 on any free port.
 * @returns the address
 * @throws ListenError
 */
export async function listen(server: Server, host: string, port: number | undefined): Promise<string> {
  const ports = port === undefined ? Array.from({ length: PORTS_TRIED }, (_, index) => DEFAULT_PORT + index) : [port];
  for (const one of ports) {
    try {
      return await server.start({ host, port: one });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || one === ports.at(-1))
        throw toListenError(error, host, one);
    }
  }
  throw new Error('no port to try');
}

/**
 * Checks that the given ports are free, before anything is done that cannot be repeated.
 * @throws ListenError
 */
export async function checkPorts(host: string, port: number | undefined, mqttPort: number | undefined): Promise<void> {
  if (port) await tryPort(host, port, '--port');
  if (mqttPort) await tryPort(host, mqttPort, '--mqtt-port');
}

async function tryPort(host: string, port: number, flag: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw toListenError(error, host, port, flag);
  }
  await new Promise((resolve) => void server.close(resolve));
}

/**
 * Opens the broker for devices.
 * @returns its address
 * @throws ListenError
 */
export async function listenMqtt(server: Server, host: string, port: number): Promise<string> {
  try {
    return await server.startMqtt({ host, port });
  } catch (error) {
    throw toListenError(error, host, port, '--mqtt-port');
  }
}

function toListenError(error: unknown, host: string, port: number, flag = '--port'): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ListenError(
        'port_taken',
        {
          zh: `端口 ${port} 已被占用。请关闭占用它的程序，或用 ${flag} 换一个端口。`,
          en: `Port ${port} is taken. Close the program that uses it, or choose another one (${flag}).`,
        },
        error,
      );
    case 'EACCES':
      return new ListenError(
        'port_refused',
        {
          zh: `没有权限使用端口 ${port}。请用 ${flag} 换一个 1024 以上的端口。`,
          en: `Port ${port} may not be used. Choose one above 1024 (${flag}).`,
        },
        error,
      );
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
      return new ListenError(
        'host_unknown',
        {
          zh: `本机没有地址 ${host}。请检查 --host，或不指定它。`,
          en: `This machine has no address ${host}. Check --host, or leave it out.`,
        },
        error,
      );
    default:
      return error;
  }
}

/** Returns whether only programs on this machine can reach a server that listens on this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
