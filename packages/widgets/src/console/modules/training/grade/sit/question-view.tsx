import { BETWEEN_GIVEN, dictionaryOf, fill, QUESTION, questionType } from '@gongdi/domain';
import { Input, Tag } from 'antd';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { useExamText } from '../text/index.ts';
import type { Exam } from './exam-session.ts';

type Question = Exam['questions'][number];

interface QuestionViewProps {
  question: Question;
  value: string | null;
  onAnswer: (value: string | null) => void;
}

const LETTERS = 'ABCDEF';

/** One question with its ways to answer, in targets that a thumb in a glove finds. */
export function QuestionView({ question, value, onAnswer }: QuestionViewProps) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useExamText();
  const { question_type: type, picture, points } = question;
  const label = dictionaryOf(questionType.dict_type).entries.find((one) => one.value === type)?.label[lang];
  const id = `gd-sit-question-${question.position}`;
  return (
    <section className="gd-sit-question" aria-labelledby={id}>
      <div className="gd-sit-line">
        <Tag color="blue">{label}</Tag>
        <span className="gd-sit-state">
          {type === QUESTION.multiple && `${text.several} · `}
          {fill(text.points, { points })}
        </span>
      </div>
      <h2 id={id} className="gd-sit-words">
        {question.question}
      </h2>
      {picture.map((file) => (
        <img key={file.id} className="gd-sit-picture" src={client.resolve(file.url)} alt={text.picture} />
      ))}
      {type === QUESTION.blank ? (
        <Blanks count={question.blanks} value={value} onAnswer={onAnswer} />
      ) : (
        <Options question={question} value={value} onAnswer={onAnswer} labelledBy={id} />
      )}
    </section>
  );
}

function Options({ question, value, onAnswer, labelledBy }: QuestionViewProps & { labelledBy: string }) {
  const several = question.question_type === QUESTION.multiple;
  const chosen = several ? new Set(value ?? '') : new Set(value === null ? [] : [value]);
  const choose = (key: string) => {
    if (!several) return onAnswer(key);
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onAnswer(next.size === 0 ? null : [...next].toSorted().join(''));
  };
  return (
    <div className="gd-sit-options" role={several ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
      {question.options.map(({ key, text }, at) => (
        <button
          key={key}
          type="button"
          className="gd-sit-option"
          role={several ? 'checkbox' : 'radio'}
          aria-checked={chosen.has(key)}
          onClick={() => choose(key)}
        >
          <span className="gd-sit-letter" aria-hidden>
            {LETTERS[at]}
          </span>
          {text}
        </button>
      ))}
    </div>
  );
}

function Blanks({ count, value, onAnswer }: Omit<QuestionViewProps, 'question'> & { count: number }) {
  const text = useExamText();
  const parts = (value ?? '').split(BETWEEN_GIVEN);
  const write = (at: number, typed: string) => {
    const next = Array.from({ length: count }, (_, place) => (place === at ? typed : (parts[place] ?? '')));
    onAnswer(next.every((one) => one === '') ? null : next.join(BETWEEN_GIVEN));
  };
  return (
    <div className="gd-sit-options">
      {Array.from({ length: count }, (_, at) => (
        <label key={at}>
          {fill(text.blank, { at: at + 1 })}
          <Input
            size="large"
            maxLength={200}
            value={parts[at] ?? ''}
            onChange={(event) => write(at, event.target.value)}
          />
        </label>
      ))}
    </div>
  );
}
