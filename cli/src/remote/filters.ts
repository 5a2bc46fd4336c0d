import {
  LAST_PAGE,
  MAX_PAGE_SIZE,
  queryFieldsOf,
  querySchemaOf,
  sortableOf,
  traitsOf,
  type AnyResource,
  type FieldChoice,
  type Label,
} from '@gongdi/domain';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

export interface ListFlags {
  filter?: string[];
  sort?: string;
  desc?: boolean;
  page?: string;
  pageSize?: string;
}

/**
 * Returns the query of a list or export call. Labels of dictionaries and names of regions are accepted in place of
 * their codes.
 * @throws CliFailure with exit 2 for a filter, field or number that the call does not accept
 */
export async function queryOf(resource: AnyResource, flags: ListFlags): Promise<Record<string, string>> {
  const schema = querySchemaOf(resource);
  const known = Object.keys(schema.shape).filter((name) => !OWN.has(name));
  const query: Record<string, string> = {};
  for (const text of flags.filter ?? []) {
    const at = text.indexOf('=');
    const name = text.slice(0, Math.max(0, at));
    if (!known.includes(name))
      throw new CliFailure(EXIT.usage, cliMessage('unknownFilter', { text, names: known.join(', ') }));
    query[name] = await codesOf(resource, name, text.slice(at + 1));
  }
  for (const { name, choices } of queryFieldsOf(resource))
    if (choices && query[name]) query[name] = meant(choices(query), query[name]);
  if (flags.sort !== undefined) query['sort'] = flags.sort;
  if (flags.desc) query['order'] = 'desc';
  if (flags.page !== undefined) query['page'] = flags.page;
  if (flags.pageSize !== undefined) query['page_size'] = flags.pageSize;
  const checked = schema.safeParse(query);
  if (checked.success) return query;
  throw new CliFailure(EXIT.usage, refusal(resource, query, checked.error.issues[0]!));
}

function refusal(
  resource: AnyResource,
  query: Readonly<Record<string, string>>,
  issue: { path: PropertyKey[]; message: string },
): Label {
  const name = String(issue.path[0]);
  if (name === 'sort')
    return cliMessage('unknownSort', { text: query['sort']!, names: [...sortableOf(resource)].join(', ') });
  if (name === 'page') return cliMessage('badRange', { flag: '--page', least: 1, most: LAST_PAGE });
  if (name === 'page_size') return cliMessage('badRange', { flag: '--page-size', least: 1, most: MAX_PAGE_SIZE });
  const words = `${name}: ${issue.message}`;
  return { zh: words, en: words };
}

/**
 * @throws CliFailure with exit 2 for a label that is not in the dictionary, or a name that is not in the region list
 */
async function codesOf(resource: AnyResource, name: string, text: string): Promise<string> {
  const field = queryFieldsOf(resource).find((one) => one.name === name);
  if (!field) return text;
  const { refersTo } = traitsOf(field.kind);
  if (refersTo !== 'dictionary entry' && refersTo !== 'region') return text;
  const { readText } = await import('@gongdi/sheets');
  const regions = refersTo === 'region' ? (await import('@gongdi/domain/regions')).regionCode : undefined;
  const codes = text.split(field.query === 'in' ? ',' : '\n').map((word) => {
    const read = readText({ ...field, path: [name] }, word, { regions });
    if ('problem' in read)
      throw new CliFailure(EXIT.usage, {
        zh: `“${field.label.zh}”${read.problem.zh}`,
        en: `“${field.label.en}” ${read.problem.en}`,
      });
    return typeof read.value === 'number' || typeof read.value === 'string' ? `${read.value}` : '';
  });
  return codes.join(',');
}

/**
 * Returns the stored value of the choice with this value or label; another text stays, since older records may have it.
 */
function meant(choices: readonly FieldChoice[], word: string): string {
  return choices.find(({ value, label }) => value === word || label.zh === word || label.en === word)?.value ?? word;
}

/** These parameters have flags of their own. */
const OWN = new Set(['page', 'page_size', 'sort', 'order']);
