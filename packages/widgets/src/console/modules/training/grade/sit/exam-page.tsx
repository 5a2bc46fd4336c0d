import { CallFailure, calls } from '@gongdi/api';
import { fill, grade, SITTING } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Result } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { randomKey } from '../../../../../kit/random-key/random-key.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole, useSession } from '../../../../ground/context/console-context.tsx';
import { useTitle } from '../../../../ground/page/use-title.ts';
import { FailurePanel } from '../../../../ground/status/failure-panel.tsx';
import { PageLoading } from '../../../../ground/status/page-loading.tsx';
import { useMarkStale } from '../../../../generic/use-record.ts';
import { OutcomeView } from '../result/outcome-view.tsx';
import { useExamText } from '../text/index.ts';
import { openExam, type ExamSession, type Outcome } from './exam-session.ts';
import { browserExams } from './exam-store.ts';
import { RunningExam } from './running-exam.tsx';
import css from './sit.css?inline';

/** Name of this page of this browser, for as long as it is open. */
const DEVICE = randomKey();

/** `/grade/sit?id=…`: an exam, before, while and after it is sat. */
export function ExamPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Sit key={id} id={id} /> : <Navigate to="/404" replace />;
}

type Phase =
  | { name: 'before' }
  | { name: 'running'; session: ExamSession }
  | { name: 'closed'; why: string }
  | { name: 'done'; outcome: Outcome; atEnd: boolean };

function Sit({ id }: { id: string }) {
  useSheet(css);
  const { client } = useConsole();
  const { user } = useSession();
  const text = useExamText();
  const markStale = useMarkStale(grade);
  const [phase, setPhase] = useState<Phase>({ name: 'before' });
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const sitting = useQuery({
    queryKey: ['record', grade.name, id, 'sit'],
    queryFn: ({ signal }) => client.call(calls.exam.about, { params: { id } }, { signal, quiet: true }),
    retry: false,
  });
  useTitle(text.sit);
  const owner = user?.user_id ?? '';
  const open = useCallback(async () => {
    setOpening(true);
    setFailure(undefined);
    try {
      const session = await openExam(id, owner, DEVICE, { client, store: browserExams });
      setPhase({ name: 'running', session });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
    } finally {
      setOpening(false);
    }
  }, [id, owner, client]);
  const running = phase.name === 'running' ? phase.session : undefined;
  useEffect(() => () => running?.close(), [running]);
  // Without a network the record cannot be read, but this device may hold the exam.
  const status = sitting.data?.status;
  const resumes = sitting.error !== null || status === SITTING.running;
  useEffect(() => {
    if (!resumes) return;
    const timer = setTimeout(() => void open());
    return () => clearTimeout(timer);
  }, [resumes, open]);
  const onDone = useCallback(
    (outcome: Outcome, atEnd: boolean) => {
      setPhase({ name: 'done', outcome, atEnd });
      void markStale('later');
    },
    [markStale],
  );
  const onClosed = useCallback(
    (why: string) => {
      setPhase({ name: 'closed', why });
      void browserExams.remove(id).catch(() => undefined);
      void markStale('later');
    },
    [markStale, id],
  );
  const toResult = (
    <Link to={`/${grade.name}/detail?id=${encodeURIComponent(id)}`}>
      <Button type="primary" size="large">
        {text.toResult}
      </Button>
    </Link>
  );

  if (phase.name === 'running')
    return (
      <div className="gd-console-page gd-sit">
        <RunningExam session={phase.session} onDone={onDone} onClosed={onClosed} />
      </div>
    );
  if (phase.name === 'done')
    return (
      <div className="gd-console-page gd-sit">
        <OutcomeView outcome={phase.outcome} name={sitting.data?.person_name ?? ''}>
          {phase.atEnd && <p>{text.atEnd}</p>}
          {toResult}
        </OutcomeView>
      </div>
    );
  if (phase.name === 'closed')
    return (
      <Result status="info" title={text.closed} subTitle={fill(text.closedHint, { why: phase.why })} extra={toResult} />
    );
  if (failure) {
    const refused = failure.status === 409;
    if (!refused) return <FailurePanel error={failure} retry={() => void open()} />;
    return <Result status="info" title={failure.message} extra={toResult} />;
  }
  if (!sitting.data || opening || resumes) return <PageLoading />;
  return <Before sitting={sitting.data} begin={open} />;
}

interface BeforeProps {
  sitting: calls.exam.ExamAbout;
  begin: () => Promise<void>;
}

/** What the person has to know before the clock runs. */
function Before({ sitting, begin }: BeforeProps) {
  const text = useExamText();
  const { person_name: name, paper_name, attempt, own } = sitting;
  const { total_points: points, pass_points: pass, duration_minutes: minutes } = sitting;
  return (
    <section className="gd-console-page gd-sit">
      <div className="gd-sit-end">
        <h1>{paper_name}</h1>
        <p>{fill(text.person, { name, attempt })}</p>
        <p>{fill(text.rules, { points, pass, minutes })}</p>
        <p>{text.kept}</p>
        {!own && <p>{text.handOver}</p>}
        <Button type="primary" size="large" className="gd-sit-begin" onClick={() => void begin()}>
          {text.begin}
        </Button>
      </div>
    </section>
  );
}
