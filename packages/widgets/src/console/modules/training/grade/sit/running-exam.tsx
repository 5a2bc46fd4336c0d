import { fill } from '@gongdi/domain';
import { CallFailure } from '@gongdi/api';
import { Alert, App, Button, Progress } from 'antd';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useExamText } from '../text/index.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { isAway, type ExamSession, type Outcome } from './exam-session.ts';
import { QuestionView } from './question-view.tsx';

interface RunningExamProps {
  session: ExamSession;
  /** `atEnd`: the clock has handed in, not the person. */
  onDone: (outcome: Outcome, atEnd: boolean) => void;
  onClosed: (why: string) => void;
}

/** Time below which the clock is red, ms. */
const HURRY = 5 * 60_000;

/** Time before an exam whose time is over is handed in again, ms: the network was away. */
const AGAIN = 4000;

const clock = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`;
};

/** An exam while it is sat: one question a screen, with the time, what is saved, and an overview. */
export function RunningExam({ session, onDone, onClosed }: RunningExamProps) {
  const text = useExamText();
  const { message, modal } = App.useApp();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [at, setAt] = useState(0);
  const [sheet, setSheet] = useState(false);
  const [sending, setSending] = useState(false);
  const left = useLeft(session);
  const { questions } = state.exam;
  const question = questions[at]!;
  const done = questions.filter((one) => (state.answers[one.position]?.value ?? null) !== null).length;
  const over = left === 0;

  const under = useRef(false);
  const send = useCallback(
    async (atEnd: boolean) => {
      if (under.current) return;
      under.current = true;
      setSending(true);
      try {
        if (!atEnd || (await session.hasEnded())) onDone(await session.handIn(), atEnd);
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (!isAway(error)) onClosed(error.message);
        else if (!atEnd) void message.warning(text.handInOffline, 6);
      } finally {
        under.current = false;
        setSending(false);
      }
    },
    [session, onDone, onClosed, message, text],
  );
  const ask = () => {
    const open = questions.length - done;
    void modal.confirm({
      title: text.confirm,
      content:
        open + state.flagged.size > 0
          ? fill(text.confirmOpen, { open, flagged: state.flagged.size })
          : text.confirmDone,
      okText: text.handIn,
      cancelText: text.goOnAnswering,
      onOk: () => send(false),
    });
  };
  useEnds(session, { ended: over || state.closed !== undefined, handIn: send });

  return (
    <>
      <header className="gd-sit-head">
        <div className="gd-sit-line">
          <span className={left < HURRY ? 'gd-sit-time gd-sit-hurry' : 'gd-sit-time'} role="timer">
            {fill(text.left, { time: clock(left) })}
          </span>
          <Saved unsent={state.unsent} offline={state.offline} />
        </div>
        <Progress percent={Math.round((done * 100) / questions.length)} showInfo={false} aria-label={text.answered} />
        <div className="gd-sit-line">
          <span className="gd-sit-state">{fill(text.number, { at: at + 1, of: questions.length })}</span>
          <Button type="link" size="small" onClick={() => setSheet(true)}>
            {text.sheet} {done}/{questions.length}
          </Button>
        </div>
        {state.exam.taken_over && !state.elsewhere && <Alert type="info" showIcon closable title={text.takenOver} />}
        {state.elsewhere && <Alert type="warning" showIcon title={text.elsewhere} />}
        {over && <Alert type="warning" showIcon title={text.timeOver} description={text.timeOverHint} />}
      </header>
      <QuestionView
        key={question.position}
        question={question}
        value={state.answers[question.position]?.value ?? null}
        onAnswer={(value) => over || session.answer(question.position, value)}
      />
      <Foot
        at={at}
        last={questions.length - 1}
        flagged={state.flagged.has(question.position)}
        sending={sending}
        onFlag={() => session.flag(question.position)}
        onHandIn={ask}
        onGo={setAt}
      />
      <AnswerSheet
        state={state}
        at={at}
        open={sheet}
        onClose={() => setSheet(false)}
        onChoose={(place) => {
          setAt(place);
          setSheet(false);
        }}
      />
    </>
  );
}

interface Ends {
  /** Time is over, or the server takes no more answers. */
  ended: boolean;
  handIn: (atEnd: boolean) => Promise<void>;
}

/** Hands in when the exam has ended, again and again until the server answers, and sends when the network is back. */
function useEnds(session: ExamSession, { ended, handIn }: Ends): void {
  useEffect(() => {
    if (!ended) return;
    const first = setTimeout(() => void handIn(true));
    const timer = setInterval(() => void handIn(true), AGAIN);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [ended, handIn]);
  useEffect(() => {
    const online = () => void session.flush();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [session]);
}

interface FootProps {
  at: number;
  last: number;
  flagged: boolean;
  sending: boolean;
  onFlag: () => void;
  onHandIn: () => void;
  onGo: (at: number) => void;
}

function Foot({ at, last, flagged, sending, onFlag, onHandIn, onGo }: FootProps) {
  const text = useExamText();
  return (
    <footer className="gd-sit-foot">
      <Button disabled={at === 0} onClick={() => onGo(at - 1)}>
        {text.previous}
      </Button>
      <Button aria-pressed={flagged} onClick={onFlag}>
        {flagged ? text.flagged : text.flag}
      </Button>
      <Button loading={sending} onClick={onHandIn}>
        {text.handIn}
      </Button>
      <Button type="primary" disabled={at === last} onClick={() => onGo(at + 1)}>
        {text.next}
      </Button>
    </footer>
  );
}

function Saved({ unsent, offline }: { unsent: number; offline: boolean }) {
  const text = useExamText();
  const words = offline ? text.offline : unsent > 0 ? text.waiting : text.saved;
  return (
    <span className={offline ? 'gd-sit-state gd-sit-away' : 'gd-sit-state'} role="status">
      {fill(words, { count: unsent })}
    </span>
  );
}

/** The time that is left, read each half second. */
function useLeft(session: ExamSession): number {
  const [left, setLeft] = useState(session.left);
  useEffect(() => {
    const timer = setInterval(() => setLeft(session.left()), 500);
    return () => clearInterval(timer);
  }, [session]);
  return left;
}
