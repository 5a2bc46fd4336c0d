import multipart from '@fastify/multipart';
import { routeOf, type Call } from '@gongdi/api';
import { GongdiError, maskerOf } from '@gongdi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import {
  plainAddress,
  type BlobAnswer,
  type CallContext,
  type Caller,
  type CallerContext,
  type Handler,
  type UploadedFile,
} from '../handler/index.ts';
import { checkAnswer } from './answer.ts';
import { byteRange } from './byte-range.ts';
import { browserSide } from './browser-side.ts';
import type { Bodies } from './bodies.ts';
import { sendBlob, sendData } from './envelope.ts';
import { isLocal } from './forwarded.ts';
import { languageOf } from './language.ts';
import type { Limiter } from './limits.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { checkPart, refuseUnknownQuery } from './problems.ts';
import { refuseInsane } from './sane.ts';
import { httpLabel } from './text/index.ts';
import { withForm } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user who makes the call; null for a public one. */
    caller: Caller | null;
  }
}

export interface CallDeps {
  handlers: readonly Handler[];
  /** @throws GongdiError `noSession`, `sessionRevoked` */
  callerOf: (token: string | undefined, serial: string | undefined, now: number) => Promise<Caller>;
  now: () => number;
  /** IANA zone of the installation. */
  timeZone: string;
  limit: Limiter;
  bodies: Bodies;
  /** Runs every call in the context of this server and of its caller: dictionaries, fields of the company. */
  within: <T>(caller: Caller | null, work: () => T) => T;
  /** Whether every answer is checked against the contract: on in tests. */
  checkAnswers: boolean;
}

/** Largest body of a call that declares no limit, bytes: JSON, and a file. */
const JSON_LIMIT = 1024 * 1024;
const FILE_LIMIT = 64 * 1024 * 1024;

/** Dictionary `auth_status`. */
const PASSED = 1;

/** Registers all calls that have a handler, in the same way, and refuses other methods at their paths. */
export async function addCalls(app: FastifyInstance, deps: CallDeps): Promise<void> {
  await app.register(multipart);
  const encoded = new Set(deps.handlers.flatMap(({ call }) => (call.encoded ? [routeOf(call)] : [])));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (encoded.has(request.routeOptions.url ?? '')) done(null, Object.fromEntries(new URLSearchParams(String(body))));
    else done(new GongdiError('unsupportedType', { label: httpLabel('jsonExpected') }), undefined);
  });
  app.decorateRequest('caller', null);
  const used = new Map<string, Set<HTTPMethods>>();
  // Before the routes: a hook holds for those that are added after it.
  refuseOtherMethods(app, used);
  for (const handler of deps.handlers) {
    const { method } = handler.call;
    const url = routeOf(handler.call).replace(/\{(\w+)\}/g, ':$1');
    const methods = used.get(url) ?? new Set<HTTPMethods>();
    if (methods.has(method)) throw new Error(`two calls at ${method} ${url}`);
    used.set(url, methods.add(method));
    if (method === 'GET' && !deletesByGet(handler.call)) methods.add('HEAD');
    app.route(routeOfHandler(handler, url, deps));
  }
}

/** Some specified calls delete by GET (settled point 13). Such a call must not be executed for a HEAD request. */
function deletesByGet({ method, name }: Call): boolean {
  return method === 'GET' && name.endsWith('.delete');
}

function routeOfHandler(handler: Handler, url: string, deps: CallDeps): RouteOptions {
  const { call } = handler;
  return {
    method: call.method,
    url,
    bodyLimit: call.limit ?? JSON_LIMIT,
    exposeHeadRoute: !deletesByGet(call),
    // Before the body is read: the body of a caller without permission is not needed.
    onRequest: async (request) => {
      await deps.limit(request, call.public === true && call.signed !== true);
      if (!call.public) request.caller = await admit(call, request, deps);
    },
    handler: async (request, reply) => {
      const [present, answer] = await deps.within(request.caller, async () => {
        const used = handler.now?.() ?? handler;
        return [used.call, await answerOf(used, request, reply, deps)] as const;
      });
      if (present.output === 'blob') return sendBlob(reply, answer as BlobAnswer);
      const shown = masked(present, answer);
      if (deps.checkAnswers) checkAnswer(present, shown);
      return sendData(reply, shown);
    },
  };
}

/** Masks personal data in an answer, as the contract describes it, whatever the handler returned. */
function masked({ output, reveals }: Call, answer: unknown): unknown {
  const masker = output === 'blob' || reveals ? undefined : maskerOf(output);
  return masker ? masker(answer) : answer;
}

/** Checks session and permission: the server refuses what the interface hides. */
async function admit(call: Call, request: FastifyRequest, deps: CallDeps): Promise<Caller> {
  const { authorization, 'x-serial-number-id': serial } = request.headers;
  const token = authorization?.replace(/^Bearer\s+/i, '');
  const caller = await deps.callerOf(token, typeof serial === 'string' ? serial : undefined, deps.now());
  if (call.approved && caller.auth_status !== PASSED)
    throw new GongdiError('permission', { label: httpLabel('notApproved') });
  if (call.permission && !caller.permissions.has(call.permission)) throw new GongdiError('permission');
  return caller;
}

async function answerOf(handler: Handler, request: FastifyRequest, reply: FastifyReply, deps: CallDeps) {
  const { call, run, admit } = handler;
  const context = contextOf(call, request, reply, deps.now());
  const read = (form?: Record<string, string>, file?: UploadedFile) => argsOf(call, request, deps.timeZone, form, file);
  if (!call.input.form) return run(read(), context);
  return withForm(
    request,
    {
      fileSize: call.limit ?? FILE_LIMIT,
      ...(admit && { admit: (form) => admit(read(form)['form'] as object, context) }),
    },
    deps.bodies,
    (form, file) => run(read(form, file), contextOf(call, request, reply, deps.now())),
  );
}

function argsOf(
  call: Call,
  request: FastifyRequest,
  zone: string,
  form?: Record<string, string>,
  file?: UploadedFile,
): Record<string, unknown> {
  const lang = languageOf(request.headers['accept-language']);
  if (call.input.body) requireJson(request);
  const parts = { params: request.params, query: withoutEmpty(request.query), body: request.body, form };
  refuseInsane(parts);
  refuseUnknownQuery(call, request.query as object, lang);
  const args: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body', 'form'] as const)
    if (call.input[part]) args[part] = checkPart(call, part, parts[part], lang, zone);
  if (file) args['file'] = file;
  return args;
}

function requireJson(request: FastifyRequest): void {
  if (request.body !== undefined) return;
  const type = request.headers['content-type'];
  throw type === undefined || type.includes('json')
    ? new GongdiError('badRequest', { label: httpLabel('bodyMissing') })
    : new GongdiError('unsupportedType', { label: httpLabel('jsonExpected') });
}

/** Removes filters with an empty value; they filter nothing. */
function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''));
}

function contextOf(
  { once }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): CallContext | CallerContext {
  const key = keyOf(request);
  const context: CallContext = {
    requestId: request.id,
    lang: languageOf(request.headers['accept-language']),
    ip: plainAddress(request.ip),
    local: isLocal(request),
    secure: request.protocol === 'https',
    host: request.host,
    browser: browserSide(request.headers),
    now,
    ...rangeOf(request),
    ...(once && key !== undefined ? { key } : {}),
    header: (name, value) => void reply.header(name, value),
  };
  return request.caller ? { ...context, caller: request.caller } : context;
}

function rangeOf({ headers }: FastifyRequest): Pick<CallContext, 'range' | 'rangeOf'> {
  const range = byteRange(headers.range);
  const validator = headers['if-range'];
  return { ...(range ? { range } : {}), ...(typeof validator === 'string' ? { rangeOf: validator } : {}) };
}

const KEY = /^[\w-]{8,64}$/;

/** Returns the idempotency key of a call, if it has one. @throws GongdiError `badRequest` */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new GongdiError('badRequest', { label: httpLabel('badKey') });
  return key;
}
