import type { Kysely } from 'kysely';
import type { DefinitionRow } from '../../definitions/definition-store.ts';
import { graphOf, type GraphNode } from '../../graph/process-graph.ts';
import { nextUserTasks } from '../../graph/reach.ts';
import { managersOf, peopleOfRule, type Situation } from '../../rules/people-of-rule.ts';
import { rulesOf } from '../../rules/rule-store.ts';

/**
 * The lists that multi-instance tasks ahead run over, where a rule says who decides: the engine finds them as variables.
 * @param from key of the task that is left; null: the process starts, and every such task gets a list
 */
export async function collectionsAhead(
  db: Kysely<unknown>,
  definition: DefinitionRow,
  from: string | null,
  situation: Situation,
): Promise<Record<string, string[]>> {
  const graph = await graphOf(definition);
  const nodes = [...graph.values()];
  const starts = nodes.filter((node) => node.type === 'startEvent' && node.scope === null);
  const near = (from === null ? starts.map((node) => node.key) : [from]).flatMap((key) => nextUserTasks(graph, key));
  // What comes first is written last: tasks that share a variable find the list of the one ahead.
  const wanted: GraphNode[] = from === null ? [...nodes.toReversed(), ...near] : near;
  const rules = await rulesOf(db, { definition_id: definition.id });
  const lists: Record<string, string[]> = {};
  for (const node of wanted) {
    const rule = rules.get(node.key);
    if (!rule || !node.multi?.collection) continue;
    const people = await peopleOfRule(db, rule, situation);
    lists[node.multi.collection] =
      people.length > 0 ? people : await managersOf(db, definition.manager_user_ids, situation);
  }
  return lists;
}
