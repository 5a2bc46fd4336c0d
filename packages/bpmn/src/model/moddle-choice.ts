import { isKnownElement, moddleFor, specialModdle } from './moddle.ts';
import { ENGINE_FLAVOURS, NAMESPACES } from './namespaces.ts';
import type { Scan } from './scan.ts';
import type { Flavour, Moddle } from './types.ts';

/** Returns the factory that most files need. It only checks which engine addresses the text contains. */
export function guessModdle(xml: string, forced: Flavour | undefined): Moddle {
  return moddleFor(forced ?? ENGINE_FLAVOURS.find((flavour) => xml.includes(NAMESPACES[flavour])) ?? 'plain');
}

/** Returns the factory that a file needs, once its namespaces and the elements of the engine are known. */
export function moddleNeeded(scan: Scan, flavour: Flavour): Moddle {
  const unknownTypes =
    flavour === 'plain'
      ? []
      : [...(scan.engineElements.get(flavour) ?? [])].filter((local) => !isKnownElement(flavour, local));
  const aliases = foreignAliases(scan, flavour);
  if (unknownTypes.length === 0 && !aliases) return moddleFor(flavour);
  return specialModdle({ flavour, unknownTypes, aliases: aliases ?? {} });
}

/** Returns prefixes for the foreign namespaces if the prefixes of the file are ambiguous, otherwise undefined. */
function foreignAliases(scan: Scan, flavour: Flavour): Record<string, string> | undefined {
  const packages = new Map(
    moddleFor(flavour)
      .getPackages()
      .map(({ prefix, uri }) => [prefix, uri]),
  );
  packages.set('xsi', NAMESPACES.xsi);
  packages.set('xml', NAMESPACES.xml);
  const addresses = new Set(packages.values());
  const ambiguous = [...scan.bindings].some(([prefix, uris]) => {
    const own = packages.get(prefix);
    const foreign = [...uris].some((uri) => !addresses.has(uri));
    return uris.size > 1 ? foreign : own === undefined ? prefix === '' && foreign : !uris.has(own);
  });
  if (!ambiguous) return undefined;
  const aliases: Record<string, string> = {};
  const taken = new Set(packages.keys());
  for (const { uri, prefixes } of scan.namespaces) {
    if (!uri || addresses.has(uri)) continue;
    const base = prefixes.find((prefix) => prefix !== '' && !taken.has(prefix)) ?? 'ns';
    let alias = base;
    for (let count = 1; taken.has(alias); count++) alias = `${base}_${count}`;
    taken.add(alias);
    aliases[uri] = alias;
  }
  return aliases;
}
