import { resourceCalls, type calls } from '@gongdi/api';
import { appraiselog, SCORE_SHEET, type AppraisalLine, type FileItem } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import { useConsole, useSession } from '../../../ground/context/console-context.tsx';
import { PageLoading } from '../../../ground/status/page-loading.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { readBasis } from './read-basis.ts';
import { ScoreForm } from './score-form.tsx';
import { useAppraisalText } from './text/index.ts';

export interface OwnSheet {
  id: string;
  version: number;
  target_name: string;
  lines: readonly AppraisalLine[];
  proofs: readonly FileItem[];
  comment_text: string | null;
}

/** `/appraiseresult/edit/:targetType`: the user's sheet by its id, or the open one of a result. */
export function ScorePage() {
  const { client } = useConsole();
  const { user } = useSession();
  const { targetType } = useParams();
  const [params] = useSearchParams();
  const text = useAppraisalText();
  const [id, result] = [params.get('id'), params.get('result')];
  const found = useQuery({
    queryKey: ['record', appraiselog.name, 'own', id, result, user?.user_id],
    queryFn: async ({ signal }): Promise<{ sheet: OwnSheet; basis: calls.appraise.Basis } | null> => {
      const own = id ?? (await ownSheet());
      if (own === undefined) return null;
      const [row, basis] = await Promise.all([
        client.call(resourceCalls(appraiselog).detail!, { params: { id: own } }, { signal, quiet: true }),
        readBasis(client, own, signal),
      ]);
      const open = row.sheet_status === SCORE_SHEET.open && row.scorer_id === user?.user_id;
      return open ? { sheet: { ...row, proofs: row.proofs ?? [] } as unknown as OwnSheet, basis } : null;
    },
    staleTime: 0,
    // What is being filled in is not replaced by what is read again.
    refetchOnWindowFocus: false,
  });
  async function ownSheet(): Promise<string | undefined> {
    if (result === null || !user) return undefined;
    const query = { result_id: result, scorer_id: user.user_id, sheet_status: String(SCORE_SHEET.open) };
    const { list } = await client.call(resourceCalls(appraiselog).list!, { query }, { quiet: true });
    return list[0]?.id;
  }
  if (found.error) return <Unread error={found.error} retry={() => void found.refetch()} />;
  if (found.data === undefined) return <PageLoading />;
  if (found.data === null)
    return (
      <section className="gd-console-page gd-data-panel">
        <Empty description={text.none} />
      </section>
    );
  const { sheet, basis } = found.data;
  return <ScoreForm key={`${sheet.id} ${targetType ?? ''}`} sheet={sheet} basis={basis} />;
}
