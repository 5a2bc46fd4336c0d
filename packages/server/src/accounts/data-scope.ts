import { DATA_SCOPE } from '@gongdi/domain';
import type { Scope } from '../handler/index.ts';

/** The account of a scope, and where it stands. */
export interface Standing {
  account_id: string;
  org_id: string;
  /** Path of its organisation. */
  path: string;
  /** Paths of the organisations into which its organisation looks. */
  seen_paths: readonly string[];
  /** Accounts for which it acts. */
  acts_for?: readonly string[];
}

/** Data scope of a role that names none, and of an account without roles. */
const USUAL = DATA_SCOPE.below;

const companyOf = (path: string): string => path.slice(0, path.indexOf('/') + 1);

/**
 * Returns the rows that the data scopes of an account's roles permit together: each role adds, none takes away. Only
 * `all` and `company` reach beyond the account's own organisation, and never beyond its company and what its organisation
 * looks into.
 * @param codes data scopes of the roles (dictionary `data_scope`)
 */
export function scopeOf(codes: readonly number[], standing: Standing): Scope {
  const { acts_for: accounts = [], path } = standing;
  const scope = ownScope(codes, standing);
  return accounts.length === 0 ? scope : { ...scope, acting: { accounts, company: companyOf(path) } };
}

function ownScope(codes: readonly number[], { account_id, org_id, path, seen_paths }: Standing): Scope {
  const has = (code: number): boolean => (codes.length === 0 ? code === USUAL : codes.includes(code));
  const company = companyOf(path);
  const isWide = has(DATA_SCOPE.all) || has(DATA_SCOPE.company);
  const usual = { read: [path, ...seen_paths], write: [path] };
  if (has(DATA_SCOPE.all)) return { read: [company, ...seen_paths], write: [company] };
  if (has(DATA_SCOPE.below)) return isWide ? { read: [company, ...seen_paths], write: [company] } : usual;
  const paths = isWide ? [company] : [];
  const [organisation, projects] = [has(DATA_SCOPE.organisation), has(DATA_SCOPE.projects)];
  if (!organisation && !projects && !has(DATA_SCOPE.own)) return { read: paths, write: paths };
  return { read: paths, write: paths, rows: { account_id, org_id, within: usual, organisation, projects } };
}

/** Returns whether a caller may give a data scope to others: nobody gives a wider one than their own. */
export function mayGiveScope({ scope, org_path }: { scope: Scope; org_path: string }, code: number): boolean {
  const [company, rows] = [scope.write.includes(companyOf(org_path)), scope.rows];
  if (code === DATA_SCOPE.all || code === DATA_SCOPE.company) return company;
  if (company || scope.write.length > 0 || code === DATA_SCOPE.own) return true;
  if (code === DATA_SCOPE.organisation) return rows?.organisation === true;
  // The projects of an organisation belong to its own rows.
  return code === DATA_SCOPE.projects && rows?.projects === true;
}
