import { Drawer } from 'antd';
import { useExamText } from '../text/index.ts';
import type { ExamState } from './exam-session.ts';

interface AnswerSheetProps {
  state: ExamState;
  /** Place of the question that is shown. */
  at: number;
  open: boolean;
  onClose: () => void;
  onChoose: (place: number) => void;
}

/** All questions by number: which are answered, which are marked. */
export function AnswerSheet({ state, at, open, onClose, onChoose }: AnswerSheetProps) {
  const text = useExamText();
  return (
    <Drawer open={open} placement="bottom" size="70%" title={text.sheet} onClose={onClose}>
      <div className="gd-sit-sheet">
        {state.exam.questions.map((one, place) => {
          const answered = (state.answers[one.position]?.value ?? null) !== null;
          const flagged = state.flagged.has(one.position);
          const states = [answered ? text.answered : text.open, ...(flagged ? [text.flagged] : [])].join(' ');
          return (
            <button
              key={one.position}
              type="button"
              className={`gd-sit-place${answered ? ' gd-sit-done' : ''}${flagged ? ' gd-sit-flag' : ''}${place === at ? ' gd-sit-here' : ''}`}
              aria-label={`${place + 1} ${states}`}
              onClick={() => onChoose(place)}
            >
              {place + 1}
            </button>
          );
        })}
      </div>
    </Drawer>
  );
}
