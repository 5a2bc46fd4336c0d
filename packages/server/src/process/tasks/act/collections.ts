import type { Db } from '../../../store/index.ts';
import type { DefinitionRow } from '../../definitions/definition-store.ts';
import { graphOf, type GraphNode } from '../../graph/process-graph.ts';
import { nextUserTasks } from '../../graph/reach.ts';
import { managersOf, peopleOfRule, type Situation } from '../../rules/people-of-rule.ts';
import { rulesOf } from '../../rules/rule-store.ts';

/**
 * Returns the lists of people for the multi-instance tasks ahead whose rule says who decides. The engine reads them
 * as variables.
 * @param from key of the task that is left; null: the process starts, and every such task gets a list
 */
export async function collectionsAhead(
  db: Db,
  definition: DefinitionRow,
  from: string | null,
  situation: Situation,
): Promise<Record<string, string[]>> {
  const graph = await graphOf(definition);
  const nodes = [...graph.values()];
  const starts = nodes.filter((node) => node.type === 'startEvent' && node.scope === null);
  const near = (from === null ? starts.map((node) => node.key) : [from]).flatMap((key) => nextUserTasks(graph, key));
  // The nearest tasks come last: if tasks share a variable, the list of the nearest one overwrites the others.
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
