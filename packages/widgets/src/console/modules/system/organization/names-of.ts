import { fill, LIST_SEPARATOR, type Lang } from '@gongdi/domain';
import type { OrganizationText } from './text/index.ts';

/** Names that a question lists; more are counted. */
const NAMED = 3;

/** Who is meant, in a sentence. */
export function namesOf(
  users: readonly Readonly<Record<string, unknown>>[],
  text: OrganizationText,
  lang: Lang,
): string {
  const names = users.slice(0, NAMED).map((user) => String(user['nickname'])).join(LIST_SEPARATOR[lang]); // prettier-ignore
  return users.length > NAMED ? fill(text.andMore, { names, count: users.length }) : names;
}
