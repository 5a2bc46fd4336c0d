import { type Model, type ModdleElement, walk } from '@gongdi/bpmn';

const XMLNS = 'xmlns:';

/** Returns the namespaces that a document declares, with their prefixes. */
const declared = ({ definitions }: Model): Map<string, string> =>
  new Map(
    Object.entries(definitions.$attrs ?? {}).flatMap(([name, uri]) =>
      name.startsWith(XMLNS) ? [[name.slice(XMLNS.length), uri] as const] : [],
    ),
  );

function usersOf(model: Model, prefix: string): ModdleElement[] {
  const users: ModdleElement[] = [];
  walk(model.definitions, (element) => {
    if (Object.keys(element.$attrs ?? {}).some((name) => name.startsWith(`${prefix}:`))) users.push(element);
    else if (element.$descriptor.isGeneric && element.$type.startsWith(`${prefix}:`)) users.push(element);
  });
  return users;
}

/**
 * Returns the foreign namespaces, by prefix, that the copied elements use and the target document does not declare. If
 * a prefix has another meaning in the target, it is replaced in the attributes of the copied elements.
 */
export function missingNamespaces(clip: Model, target: Model): Record<string, string> {
  const there = declared(target);
  const uriOf = (prefix: string) => target.moddle.getPackage(prefix)?.uri ?? there.get(prefix);
  const missing: Record<string, string> = {};
  for (const [prefix, uri] of declared(clip)) {
    const known = uriOf(prefix);
    if (known === uri) continue;
    const users = usersOf(clip, prefix);
    if (users.length === 0) continue;
    let free = prefix;
    for (let count = 1; uriOf(free) !== undefined && uriOf(free) !== uri; count += 1) free = `${prefix}_${count}`;
    if (free !== prefix) for (const user of users) rename(user, prefix, free);
    if (uriOf(free) === undefined) missing[free] = uri;
  }
  return missing;
}

function rename(element: ModdleElement, prefix: string, free: string): void {
  const attributes = element.$attrs ?? {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!name.startsWith(`${prefix}:`)) continue;
    delete attributes[name];
    attributes[`${free}${name.slice(prefix.length)}`] = value;
  }
}
