import { calls, type MessageChannel, type WholeMessageRules } from '@gongdi/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';

export const CHANNELS = ['message-channels'];
export const RULES = ['message-rules'];

export function useChannels(): UseQueryResult<MessageChannel[]> {
  const { client } = useConsole();
  return useQuery({
    queryKey: CHANNELS,
    queryFn: ({ signal }) => client.call(calls.message.channels, {}, { signal, quiet: true }),
  });
}

export function useRules(): UseQueryResult<WholeMessageRules> {
  const { client } = useConsole();
  return useQuery({
    queryKey: RULES,
    queryFn: ({ signal }) => client.call(calls.message.ruleList, {}, { signal, quiet: true }),
  });
}

/** Modules that a rule may be about. */
export function useModules() {
  const { client } = useConsole();
  return useQuery({
    queryKey: [...RULES, 'modules'],
    queryFn: ({ signal }) => client.call(calls.message.modules, {}, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the names of those modules, by the names of their resources. */
export function useModuleNames(): ReadonlyMap<string, string> {
  const lang = useLang();
  return new Map(useModules().data?.map(({ name, label }) => [name, label[lang]]));
}
