import { readModel } from '@gongdi/bpmn';
import { GongdiError } from '@gongdi/domain';
import type { Db } from '../../store/index.ts';
import { compile, type Graph } from '../core/index.ts';
import { readDefinition } from './rows.ts';

/** Size of the cache of compiled definitions. A definition never changes, so a cached one is always valid. */
const KEPT = 200;

export interface Compiled {
  graph: Graph;
  name: string;
}

export interface Definitions {
  /** @throws GongdiError `notFound` */
  get: (db: Db, id: string) => Promise<Compiled>;
}

/** Creates a cache of the most recently used compiled definitions, by id. */
export function definitionCache(): Definitions {
  const kept = new Map<string, Compiled>();
  return {
    get: async (db, id) => {
      const known = kept.get(id);
      if (known) {
        kept.delete(id);
        kept.set(id, known);
        return known;
      }
      const row = await readDefinition(db, id);
      const { model } = row ? await readModel(row.bpmn_xml, { trackLoss: false }) : { model: undefined };
      if (!row || !model) throw new GongdiError('notFound');
      const compiled = { graph: compile(model, row.key).graph, name: row.name };
      kept.set(id, compiled);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return compiled;
    },
  };
}
