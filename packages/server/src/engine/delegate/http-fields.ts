import type { Json } from '../types.ts';
import { DelegateError } from './delegate-error.ts';
import { BODY_LIMIT } from './http-request.ts';

/** The settings of an HTTP call in a model, for all engines that models are drawn for. */
export interface CallOut {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | null;
  timeout: number;
  /** Variables that receive parts of the answer. */
  outputs: { variable: string; part: 'response' | 'statusCode' | 'headers' }[];
  /** Whether a status becomes an error that the model catches, and whether it fails the job. */
  caught: (status: number) => boolean;
  fails: (status: number) => boolean;
  /** Whether a JSON answer is parsed to a value. */
  parse: boolean;
}

type Fields = Readonly<Record<string, Json>>;

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
/** Headers that the server or the connection sets. A model that could set them could impersonate another sender. */
const RESERVED =
  /^(host|content-length|transfer-encoding|connection|upgrade|te|trailer|expect|proxy-.*|x-gongdi-.*|idempotency-key)$/i;
const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Default timeout, and the longest timeout that a model may set, ms. */
const TIMEOUT = 10_000;
const LONGEST = 60_000;

const text = (value: Json | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
const isTrue = (value: Json | undefined): boolean => text(value).trim().toLowerCase() === 'true';

function addressOf(given: string): URL {
  if (given.trim() === '') throw new DelegateError('noUrl');
  if (!URL.canParse(given.trim())) throw new DelegateError('badUrl', { url: given.slice(0, 200) });
  const url = new URL(given.trim());
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new DelegateError('badProtocol', { url: url.protocol });
  if (url.username || url.password) throw new DelegateError('credentials');
  url.hash = '';
  return url;
}

function methodOf(given: string, fallback: string): string {
  const method = given.trim().toUpperCase() || fallback;
  if (!METHODS.has(method)) throw new DelegateError('badMethod', { method: method.slice(0, 40) });
  return method;
}

function checkedHeaders(entries: readonly (readonly [string, string])[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of entries) {
    // Header values are Latin-1. A line break would inject another header.
    if (!HEADER_NAME.test(name) || RESERVED.test(name) || !/^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value))
      throw new DelegateError('badHeader', { name: name.slice(0, 100) });
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

function bodyOf(value: Json | undefined, method: string): string | null {
  const body = text(value);
  if (Buffer.byteLength(body) > BODY_LIMIT) throw new DelegateError('requestTooLarge', { limit: BODY_LIMIT });
  return body === '' || method === 'GET' || method === 'HEAD' ? null : body;
}

function timeoutOf(value: Json | undefined): number {
  const given = Number(text(value));
  return Number.isFinite(given) && given > 0 ? Math.min(given, LONGEST) : TIMEOUT;
}

/** Parses Flowable's list of statuses, such as `400, 5XX, !404`. */
function statuses(list: string): (status: number) => boolean {
  const entries = list
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const matches = (entry: string, status: number) => entry === `${Math.floor(status / 100)}XX` || entry === `${status}`;
  return (status) =>
    entries.some((entry) => matches(entry, status)) && !entries.some((entry) => entry === `!${status}`);
}

const isFailure = (status: number): boolean => status >= 400 || status < 200;

/** Reads the fields of Flowable's HTTP task (`type="http"`). @throws DelegateError */
export function fromHttpTask(fields: Fields, activity: string): CallOut {
  const method = methodOf(text(fields['requestMethod']), 'GET');
  const lines = text(fields['requestHeaders'])
    .split(/\r?\n|\\n/)
    .filter((line) => line.trim() !== '');
  const prefix = text(fields['resultVariablePrefix']) || activity;
  const variable = text(fields['responseVariableName']) || `${prefix}.responseBody`;
  const outputs: CallOut['outputs'] = isTrue(fields['ignoreResponse']) ? [] : [{ variable, part: 'response' }];
  if (isTrue(fields['saveResponseParameters']))
    outputs.push(
      { variable: `${prefix}.responseStatusCode`, part: 'statusCode' },
      { variable: `${prefix}.responseHeaders`, part: 'headers' },
    );
  const failing = text(fields['failStatusCodes']);
  return {
    url: addressOf(text(fields['requestUrl'])),
    method,
    headers: checkedHeaders(
      lines.map((line) => {
        const at = line.indexOf(':');
        return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
    ),
    body: bodyOf(fields['requestBody'], method),
    timeout: timeoutOf(fields['requestTimeout']),
    outputs,
    caught: statuses(text(fields['handleStatusCodes'])),
    fails: isTrue(fields['ignoreException']) ? () => false : failing === '' ? isFailure : statuses(failing),
    parse: isTrue(fields['saveResponseVariableAsJson']),
  };
}

/**
 * Reads the fields of Camunda's `http-connector` and of our own call-out: `url`, `method`, `headers` (a map, or
 * `headers.Name`), `payload`, `output.variable` = `response`, `statusCode` or `headers`. @throws DelegateError
 */
export function fromConnector(fields: Fields): CallOut {
  const method = methodOf(text(fields['method']), fields['payload'] === undefined ? 'GET' : 'POST');
  const map = fields['headers'];
  const entries = Object.entries(typeof map === 'object' && map !== null && !Array.isArray(map) ? map : {});
  const named = Object.entries(fields).filter(([name]) => name.startsWith('headers.'));
  const outputs = Object.entries(fields).flatMap(([name, part]): CallOut['outputs'] =>
    name.startsWith('output.') && (part === 'response' || part === 'statusCode' || part === 'headers')
      ? [{ variable: name.slice('output.'.length), part }]
      : [],
  );
  const looksAtStatus = outputs.some(({ part }) => part === 'statusCode');
  return {
    url: addressOf(text(fields['url'])),
    method,
    headers: checkedHeaders([
      ...entries.map(([name, value]) => [name, text(value)] as const),
      ...named.map(([name, value]) => [name.slice('headers.'.length), text(value)] as const),
    ]),
    body: bodyOf(fields['payload'], method),
    timeout: timeoutOf(fields['timeout']),
    outputs,
    caught: () => false,
    // A model that reads the status handles failures itself.
    fails: looksAtStatus ? () => false : isFailure,
    parse: true,
  };
}
