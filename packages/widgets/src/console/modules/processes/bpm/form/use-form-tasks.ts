import { calls } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import type { KnownTask } from '../../../../../form-designer/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';

/** Maximum number of models considered: in practice no more models share a form. */
const MODELS = 10;
const LOOKED_THROUGH = 200;

/** Returns the user tasks of the models that use a form; the form can grant them access rights to its fields. */
export function useFormTasks(form_id: string | null): readonly KnownTask[] {
  const { client } = useConsole();
  const query = useQuery({
    queryKey: ['bpm-form-tasks', form_id],
    enabled: form_id !== null,
    queryFn: async ({ signal }) => {
      const quiet = { signal, quiet: true };
      const models = await client.call(
        calls.workflow.modelPage,
        { query: { page: 1, page_size: LOOKED_THROUGH } },
        quiet,
      );
      const using = models.list.filter((model) => model.form_id === form_id).slice(0, MODELS);
      const rules = await Promise.all(
        using.map((model) => client.call(calls.workflow.assignRuleList, { query: { model_id: model.id } }, quiet)),
      );
      const tasks = new Map(rules.flat().map((rule) => [rule.task_definition_key, rule.task_definition_name]));
      return [...tasks].map(([key, name]) => ({ key, name }));
    },
  });
  return query.data ?? NONE;
}

const NONE: readonly KnownTask[] = [];
