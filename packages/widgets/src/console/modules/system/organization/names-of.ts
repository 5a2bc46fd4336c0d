import { fill, LIST_SEPARATOR, type Lang } from '@gongdi/domain';
import type { OrganizationText } from './text/index.ts';

/** Maximum number of names in a question; further users are only counted. */
const NAMED = 3;

/** Returns the names of users for a sentence. */
export function namesOf(
  users: readonly Readonly<Record<string, unknown>>[],
  text: OrganizationText,
  lang: Lang,
): string {
  const names = users
    .slice(0, NAMED)
    .map((user) => String(user['nickname']))
    .join(LIST_SEPARATOR[lang]);
  return users.length > NAMED ? fill(text.andMore, { names, count: users.length }) : names;
}
