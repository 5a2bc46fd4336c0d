import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { HostPage } from '@gongdi/api';
import { GongdiError, type Label } from '@gongdi/domain';
import type { FastifyInstance } from 'fastify';
import { httpLabel } from './text/index.ts';
import { sendFile } from './send-file.ts';
import { openFolder, staticFile, type StaticFile } from './static-file.ts';

/** Pages of the installation in the menu of the console that this server gives. */
export interface HostPages {
  pages: readonly HostPage[];
  /** Folder with their modules, and what these load. */
  folder: string;
  /** Origins of modules at other addresses. */
  origins: readonly string[];
}

/** Thrown at the start for a wrong configuration of pages. The message says what to change. */
export class HostPagesError extends Error {
  readonly code = 'bad_pages';

  constructor(
    readonly text: Label,
    cause?: unknown,
  ) {
    super(text.en, cause === undefined ? undefined : { cause });
    this.name = 'HostPagesError';
  }
}

/** Path under which the files beside the configuration are served. */
const FILES = '/host-pages/';
const PATH = /^(?:\/[\w-]+)+$/;
const TAG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
const PERMISSION = /^[\w-]+\|[\w-]+$/;
const BESIDE = /^\.\/[\w@-][\w.@/-]*$/;
const KNOWN = new Set(['path', 'title', 'group', 'permission', 'element', 'module']);
/** Two titles, for the languages of the console. */
const isTitle = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? ['zh', 'en'].every((lang) => isText((value as Record<string, unknown>)[lang]))
    : isText(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Reads a list of pages, in the form that `configure({ pages })` takes. A module is an address, or a file beside the
 * list: the server then gives that folder to browsers.
 * @throws HostPagesError that names all that is wrong
 */
export async function readHostPages(file: string): Promise<HostPages> {
  const folder = path.dirname(file);
  let list: unknown;
  try {
    list = JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new HostPagesError(httpLabel('pagesUnreadable', { file, reason: (error as Error).message }), error);
  }
  if (!Array.isArray(list) || list.some((one) => typeof one !== 'object' || one === null))
    throw wrong(file, [httpLabel('pagesNoList')]);
  const given = list as Record<string, unknown>[];
  const faults = given.flatMap((page, index) => faultsOf(page, `[${index}]`, given.slice(0, index)));
  for (const [index, { module }] of given.entries()) {
    if (!isText(module) || !BESIDE.test(module) || module.includes('..')) continue;
    const there = await fs.stat(path.join(folder, module)).then(
      (stat) => stat.isFile(),
      () => false,
    );
    if (!there) faults.push(httpLabel('pageNoFile', { at: `[${index}]`, file: module }));
  }
  if (faults.length > 0) throw wrong(file, faults);
  const pages = (given as unknown as (HostPage & { module: string })[]).map((page) => ({
    ...page,
    module: BESIDE.test(page.module) ? FILES + page.module.slice(2) : page.module,
  }));
  const outside = pages.filter(({ module }) => !module.startsWith(FILES)).map(({ module }) => new URL(module).origin);
  return { pages, folder, origins: [...new Set(outside)] };
}

function wrong(file: string, faults: readonly Label[]): HostPagesError {
  const problems = { zh: faults.map(({ zh }) => zh).join('；'), en: faults.map(({ en }) => en).join('; ') };
  return new HostPagesError(httpLabel('pagesWrong', { file, problems }));
}

function faultsOf(page: Record<string, unknown>, at: string, before: readonly Record<string, unknown>[]): Label[] {
  const { path: address, title, group, permission, element, module } = page;
  const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
  return [
    matches(address, PATH) || httpLabel('pagePath', { at }),
    before.every((one) => one['path'] !== address) || httpLabel('pageTwice', { at, path: String(address) }),
    isTitle(title) || httpLabel('pageTitle', { at }),
    matches(element, TAG) || httpLabel('pageElement', { at }),
    permission === undefined || matches(permission, PERMISSION) || httpLabel('pagePermission', { at }),
    group === undefined || isText(group) || httpLabel('pageUnknown', { at, name: 'group' }),
    isModule(module) || httpLabel('pageModule', { at }),
    ...Object.keys(page).map((name) => KNOWN.has(name) || httpLabel('pageUnknown', { at, name })),
  ].filter((fault) => fault !== true);
}

/** A page that the console is has no scripts beside it, so each page of the installation names its module. */
function isModule(value: unknown): boolean {
  if (!isText(value)) return false;
  if (BESIDE.test(value)) return !value.includes('..');
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/**
 * Serves the files beside the configuration; what lies in its folder `assets` never changes. Beside it lie no data for
 * browsers, but perhaps other configurations of the machine: JSON is given from folders below only.
 */
export function addHostPages(app: FastifyInstance, { folder }: HostPages): void {
  const read = openFolder(folder);
  app.get(`${FILES}*`, async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const file = /^[^/]*\.json$/i.test(name) ? undefined : await read(name);
    if (!file) throw new GongdiError('notFound');
    return sendFile(request, reply, file);
  });
}

/** Returns a function that writes the pages into the page of the console, as the configuration of its element. */
export function pageWith(pages: readonly HostPage[]): (page: StaticFile) => Promise<StaticFile> {
  if (pages.length === 0) return (page) => Promise.resolve(page);
  const config = JSON.stringify({ pages }).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  let made: { of: string; file: StaticFile } | undefined;
  return async (page) => {
    if (made?.of === page.etag) return made.file;
    const html = (await page.body('identity'))
      .toString('utf8')
      .replace('<gd-console', (tag) => `${tag} config="${config}"`);
    const bytes = Buffer.from(html);
    const stamp = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    made = { of: page.etag, file: staticFile(page.type, bytes, stamp) };
    return made.file;
  };
}
