import { calls, type MessageChannel, type WholeMessageRules } from '@gongdi/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useConsole } from '../../../ground/context/console-context.tsx';

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
