import { calls, type ScannedThing } from '@gongdi/api';
import {
  findResource,
  GongdiError,
  isNamedAsNumber,
  permission,
  isWebAddress,
  recordInCode,
  searchedFieldsOf,
  titleOf,
  maskTitle,
  type AnyResource,
} from '@gongdi/domain';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import type { MenuStore } from '../../../menu/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { findRecords, listedBy } from '../../../search/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import { tasksOf } from './tasks.ts';

/** A longer text is no number of a thing. */
const NUMBER_LENGTH = 64;

export interface ScanDeps {
  db: Db;
  menus: MenuStore;
  /** IANA time zone in which days begin and end. */
  timeZone: string;
}

type Row = Record<string, unknown> & { id: string };

/** Handler of the call that says what a scanned or typed code stands for. */
export function scanHandler(deps: ScanDeps): Handler {
  return handle(calls.scan.resolve, async ({ body: { code } }, context) => {
    const found = isWebAddress(code)
      ? await addressed(deps.db, code, context)
      : await numbered(deps, code.trim(), context);
    const things: ScannedThing[] = [];
    for (const { resource, row } of found) {
      things.push({
        resource: resource.name,
        label: resource.label,
        id: row.id,
        title: maskTitle(resource, titleOf(resource, row)),
        detail: mayOpen(resource, context),
        ...(await tasksOf(deps, resource, row, context)),
      });
    }
    return { things };
  });
}

interface Found {
  resource: AnyResource;
  row: Row;
}

const mayOpen = ({ name, endpoints }: AnyResource, { caller }: CallerContext): boolean =>
  endpoints.detail !== undefined && caller.permissions.has(permission(name, 'detail'));

async function addressed(db: Db, code: string, context: CallerContext): Promise<Found[]> {
  const named = recordInCode(code);
  const resource = named && findResource(named.resource);
  if (!resource || !mayOpen(resource, context)) return [];
  try {
    return [{ resource, row: await resourceRepository(db, resource).get(accessOf(context), named.id) }];
  } catch (error) {
    // A record that the caller may not see is answered like one that does not exist.
    if (error instanceof GongdiError && error.entry === 'notFound') return [];
    throw error;
  }
}

/** Returns the records that have exactly this number. */
async function numbered({ db, menus }: ScanDeps, code: string, context: CallerContext): Promise<Found[]> {
  if (code.length > NUMBER_LENGTH) return [];
  const access = accessOf(context);
  const { found } = await findRecords(db, listedBy(context, menus), access, code);
  const all: Found[] = [];
  for (const { resource, records } of found) {
    const numbers = searchedFieldsOf(resource).filter(({ name }) => isNamedAsNumber(name));
    if (numbers.length === 0) continue;
    for (const { id } of records) {
      const row = (await resourceRepository(db, resource)
        .get(access, id)
        .catch(() => undefined)) as Row | undefined;
      if (row && numbers.some(({ name }) => same(row[name], code))) all.push({ resource, row });
    }
  }
  return all;
}

const same = (value: unknown, code: string): boolean =>
  typeof value === 'string' && value.trim().toLowerCase() === code.toLowerCase();
