import { NO_COMMENTS } from './comments.ts';
import type { Comments } from './comments.ts';
import { START } from './finding-texts.ts';
import { NAMESPACES } from './namespaces.ts';
import type { ElementIndex } from './tree/element-index.ts';
import type { Dangling } from './tree/references.ts';
import type { Model, ModdleElement } from './types.ts';

/** Data of a model that is not part of its public interface. */
interface Secret {
  readonly comments: Comments;
  readonly dangling: readonly Dangling[];
  readonly index: ElementIndex;
}

const secrets = new WeakMap<Model, Secret>();

/** References without a target, which the writer must print again. */
export function danglingOf(model: Model): readonly Dangling[] {
  return secrets.get(model)?.dangling ?? [];
}

/** Comments of the source, which the writer must print again. */
export function commentsOf(model: Model): Comments {
  return secrets.get(model)?.comments ?? NO_COMMENTS;
}

/** Replaces the comments of a model. */
export function setComments(model: Model, comments: Comments): void {
  secrets.set(model, { dangling: danglingOf(model), comments, index: indexOf(model) });
}

/** Positions in the source, to be passed on to a model that is made from this one. */
export function indexOf(model: Model): ElementIndex {
  const index = secrets.get(model)?.index;
  if (!index) throw new TypeError('not a model of readModel');
  return index;
}

export type ModelParts = Pick<
  Model,
  | 'definitions'
  | 'flavour'
  | 'mixed'
  | 'foreign'
  | 'isForeign'
  | 'namespaces'
  | 'xml'
  | 'encoding'
  | 'moddle'
  | 'losses'
>;

export interface ModelMemory {
  readonly elementById: (id: string) => ModdleElement | undefined;
  readonly index: ElementIndex;
  readonly dangling?: readonly Dangling[];
  readonly comments?: Comments;
}

export function makeModel(
  parts: ModelParts,
  { elementById, index, dangling = [], comments = NO_COMMENTS }: ModelMemory,
): Model {
  const model: Model = {
    ...parts,
    elementById,
    positions: (id) => index.placeOfId(id),
    locate: (element) => {
      for (let at: ModdleElement | undefined = element; at; at = at.$parent) {
        const place = index.placeOf(at) ?? (typeof at.id === 'string' ? index.placeOfId(at.id) : undefined);
        if (place) return place;
      }
      return START;
    },
  };
  secrets.set(model, { dangling, comments, index });
  return model;
}

/** Returns a function that resolves a prefix of this tree to its namespace address. */
export function uriResolver(
  model: Pick<Model, 'moddle' | 'definitions' | 'namespaces'>,
): (alias: string) => string | undefined {
  const { config } = model.moddle;
  const aliases = new Map<string, string>([
    ['xml', NAMESPACES.xml],
    ['xsi', NAMESPACES.xsi],
  ]);
  for (const [uri, alias] of Object.entries(config?.nsMap ?? {})) aliases.set(alias, uri);
  for (const { uri, prefixes } of model.namespaces) {
    for (const prefix of prefixes) if (prefix && !aliases.has(prefix)) aliases.set(prefix, uri);
  }
  return (alias) => {
    const known = model.moddle.getPackage(alias)?.uri ?? aliases.get(alias);
    return known ?? model.definitions.$attrs?.[`xmlns:${alias}`];
  };
}
