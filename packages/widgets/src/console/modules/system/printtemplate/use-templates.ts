import { calls, type CallResult } from '@gongdi/api';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** Key of the queries about print templates. */
export const TEMPLATES = 'print-templates';

export type PrintTemplate = CallResult<typeof calls.record.templateOverview>['templates'][number];
export type TemplateResource = CallResult<typeof calls.record.templateOverview>['resources'][number];

export function useTemplates() {
  const { client } = useConsole();
  return useQuery({
    queryKey: [TEMPLATES],
    queryFn: ({ signal }) => client.call(calls.record.templateOverview, {}, { signal, quiet: true }),
    staleTime: 0,
  });
}
