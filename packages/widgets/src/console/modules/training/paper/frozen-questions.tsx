import { calls } from '@gongdi/api';
import { library, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { QuestionList } from '../../../generic/questions/question-list.tsx';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import { usePaperText } from './text/index.ts';

/** Code of the dictionary `paper_status`. */
const DRAFT = 1;

/** The frozen questions of a paper, for those who may see solutions. */
export default function FrozenQuestions({ row }: ScreenRowProps) {
  const { client } = useConsole();
  const text = usePaperText();
  const shown = usePermissions()(permission(library.name, 'list')) && row['status'] !== DRAFT;
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'paper', row.id, 'questions'],
    queryFn: ({ signal }) =>
      client.call(calls.exam.paperQuestions, { params: { id: row.id } }, { signal, quiet: true }),
    enabled: shown,
  });
  if (!shown) return null;
  return (
    <section className="gd-data-panel" aria-label={text.questions}>
      <div className="gd-data-panel-title">
        <h2>{text.questions}</h2>
      </div>
      {data && <QuestionList questions={data} answered={false} />}
      {!data && (error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />)}
    </section>
  );
}
