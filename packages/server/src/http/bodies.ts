import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { byteBudget, byteGate, type BudgetLimits, type Share } from './budget.ts';
import { countedAs } from '../handler/index.ts';
import { readText } from './read-text.ts';
import { spoolIn, type Spool } from './spool.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Memory reserved for the JSON body of the call; released with the answer. */
    bodyShare: Share | null;
  }
}

/** Limits on the memory and disk for bodies while they are received, and on their idle time. */
export interface BodyLimits {
  /** Memory for JSON of callers without a session, by address, bytes. */
  open: BudgetLimits;
  /** Memory for JSON of callers with a session, by session, bytes. */
  signed: BudgetLimits;
  /**
   * Disk for files being received, bytes: `files` by session, `openFiles` by address of callers without one. A ticket
   * in a form does not count as a session.
   */
  files: BudgetLimits;
  openFiles: BudgetLimits;
  /** Memory for received files that are being processed, bytes; other files wait on disk. */
  working: number;
  /** Milliseconds without a byte after which the server stops receiving a body. */
  idle: number;
}

const MEBI = 1024 * 1024;

/** Limits of an address are for a whole office that shares it; a session is one person. */
export const defaultBodyLimits: BodyLimits = {
  open: { each: 4 * MEBI, all: 32 * MEBI },
  signed: { each: 32 * MEBI, all: 128 * MEBI },
  files: { each: 512 * MEBI, all: 4096 * MEBI },
  openFiles: { each: 64 * MEBI, all: 512 * MEBI },
  working: 160 * MEBI,
  idle: 30_000,
};

export interface Bodies {
  /** Reserves disk space for the file of a call while it is received. */
  onDisk: (request: FastifyRequest) => Share;
  spool: Spool;
  /** Waits until a file of so many bytes fits into memory. @returns a function that releases the memory */
  room: (bytes: number) => Promise<() => void>;
}

/** Returns the key by which a body is counted: the session, or else the address. */
function senderOf(request: FastifyRequest): string {
  return request.caller ? `session ${request.caller.session.id}` : `address ${countedAs(request.ip)}`;
}

/** Time for which the rest of a body is still read after its answer, ms, so that the sender receives the answer. */
const LINGER = 5_000;

/**
 * Reads JSON bodies under a memory budget, after the hooks of the route have accepted the call. If a body stalls, the
 * server stops receiving it and sends an error, if a handler is reading it.
 * @param spoolDir folder for files while they are received
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
    // An injected request has no socket that could stall.
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

/**
 * The request emits `timeout` when nothing arrives for so long; if nobody handles that event, the connection is closed.
 */
function watchIdle({ raw }: FastifyRequest, reply: FastifyReply, idle: number): void {
  raw.setTimeout(idle);
  // After the whole body has arrived, the connection has no timeout, so that it can wait for the next call.
  raw.once('end', () => reply.raw.writableEnded || raw.setTimeout(0));
}

/**
 * Discards, for a limited time, what arrives after the answer: the client of a call that was refused early may still be
 * sending.
 */
async function linger(request: FastifyRequest): Promise<void> {
  const { raw } = request;
  if (raw.complete || !hasBody(request)) return;
  const late = setTimeout(() => raw.complete || raw.destroy(), LINGER);
  late.unref();
  raw.once('close', () => clearTimeout(late));
}
