import { readModel } from '@gongdi/bpmn';
import type { Kysely } from 'kysely';
import { GongdiError } from '@gongdi/domain';
import { compile, type Graph } from '../core/index.ts';
import { readDefinition } from './rows.ts';

/** Compiled definitions that are kept; one never changes, so it is as good as reading it again. */
const KEPT = 200;

export interface Compiled {
  graph: Graph;
  name: string;
}

export interface Definitions {
  /** @throws GongdiError `notFound` */
  get: (db: Kysely<unknown>, id: string) => Promise<Compiled>;
}

/** Compiled definitions by id, the ones used last. */
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
