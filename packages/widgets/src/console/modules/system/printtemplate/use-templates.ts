import { calls, type CallResult, type RecordTemplate } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** Key of the queries about print templates. */
export const TEMPLATES = 'print-templates';

export type PrintTemplate = RecordTemplate;
export type TemplateResource = CallResult<typeof calls.record.templateOverview>['resources'][number];

export function useTemplates() {
  const { client } = useConsole();
  return useQuery({
    queryKey: [TEMPLATES],
    queryFn: ({ signal }) => client.call(calls.record.templateOverview, {}, { signal, quiet: true }),
    staleTime: 0,
  });
}

/** Returns the modules to choose from. */
export const optionsOf = (resources: readonly TemplateResource[], lang: Lang) =>
  resources.map(({ name, label }) => ({ value: name, label: label[lang] }));
