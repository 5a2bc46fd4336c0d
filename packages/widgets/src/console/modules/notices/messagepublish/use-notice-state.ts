import { calls, type NoticeState } from '@gongdi/api';
import { noticeStatus } from '@gongdi/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ScreenRow } from '../../../generic/resource/screen/screen.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';

const [, PUBLISHED] = noticeStatus.entries.map(({ value }) => value);

export const stateKey = (id: string) => ['notice-state', id];

/** Says that the user has opened a published announcement, and reads who has read it. */
export function useNoticeState(row: ScreenRow): UseQueryResult<NoticeState> {
  const { client } = useConsole();
  return useQuery({
    queryKey: stateKey(row.id),
    queryFn: ({ signal }) => client.call(calls.notice.open, { params: { id: row.id } }, { signal, quiet: true }),
    enabled: row['status'] === PUBLISHED,
  });
}
