import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { byteBudget, byteGate, type BudgetLimits, type Share } from './budget.ts';
import { countedAs } from '../handler/index.ts';
import { readText } from './read-text.ts';
import { spoolIn, type Spool } from './spool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Memory that the JSON of the call holds; given back with the answer. */
    bodyShare: Share | null;
  }
}

/** How much bodies may cost while they come, and how long they may stand still. */
export interface BodyLimits {
  /** Memory for the JSON of whoever has no session, by address, bytes. */
  open: BudgetLimits;
  /** Memory for the JSON of sessions, by session. */
  signed: BudgetLimits;
  /** Disk for files that come, by session, and by address of whoever has none: a ticket in a form is no session. */
  files: BudgetLimits;
  openFiles: BudgetLimits;
  /** Memory for files that have come and are looked at; the others wait on disk. */
  working: number;
  /** Milliseconds without a byte after which a body is given up. */
  idle: number;
}

const MEBI = 1024 * 1024;

/** An office shares one address; a session is one person. */
export const defaultBodyLimits: BodyLimits = {
  open: { each: 4 * MEBI, all: 32 * MEBI },
  signed: { each: 32 * MEBI, all: 128 * MEBI },
  files: { each: 512 * MEBI, all: 4096 * MEBI },
  openFiles: { each: 64 * MEBI, all: 512 * MEBI },
  working: 160 * MEBI,
  idle: 30_000,
};

export interface Bodies {
  /** What a call may hold of the disk while its file comes. */
  onDisk: (request: FastifyRequest) => Share;
  spool: Spool;
  /** Waits for room in memory for a file of so many bytes. @returns gives it back */
  room: (bytes: number) => Promise<() => void>;
}

/** Who is charged for a body. */
function senderOf(request: FastifyRequest): string {
  return request.caller ? `session ${request.caller.session.id}` : `address ${countedAs(request.ip)}`;
}

/** What is still read of a body after its answer, ms, so that the sender gets to see the answer. */
const LINGER = 5_000;

/**
 * Reads JSON under a budget, once the hooks of its route have let the call in. A body that stands still is given up, with
 * an answer where somebody reads it.
 * @param spoolDir folder for files while they come
 */
export function addBodies(app: FastifyInstance, limits: BodyLimits, spoolDir: string): Bodies {
  const budgets = { open: byteBudget(limits.open), signed: byteBudget(limits.signed) };
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('bodyShare', null);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const text = await readText(request.raw, request.routeOptions.bodyLimit, (bytes) => request.bodyShare?.take(bytes));
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    });
  });
  app.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return;
    const share = (request.caller ? budgets.signed : budgets.open).open(senderOf(request));
    request.bodyShare = share;
    reply.raw.once('close', share.end);
    // One that was injected has no line that could stand still.
    if (request.raw.socket instanceof Socket) watchIdle(request, reply, limits.idle);
  });
  app.addHook('onResponse', linger);
  const spool = spoolIn(spoolDir);
  app.addHook('onReady', () => spool.sweep(Date.now()));
  const [files, openFiles] = [byteBudget(limits.files), byteBudget(limits.openFiles)];
  const onDisk = (request: FastifyRequest): Share => (request.caller ? files : openFiles).open(senderOf(request));
  return { onDisk, spool, room: byteGate(limits.working) };
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The request says `timeout` when nothing comes for so long; where nobody listens, the connection ends. */
function watchIdle({ raw }: FastifyRequest, reply: FastifyReply, idle: number): void {
  raw.setTimeout(idle);
  // After the answer, the connection waits for the next call as any other does.
  raw.once('end', () => reply.raw.writableEnded || raw.setTimeout(0));
}

/** What comes after the answer is thrown away, for a while: a call that was refused early may still be sending. */
async function linger(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  if (raw.complete || !hasBody(request)) return;
  const late = setTimeout(() => raw.complete || raw.destroy(), LINGER);
  late.unref();
  raw.once('close', () => clearTimeout(late));
}
