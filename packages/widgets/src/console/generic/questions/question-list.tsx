import { BETWEEN_GIVEN, dictionaryOf, fill, QUESTION, questionType } from '@gongdi/domain';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useSheet } from '../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { useQuestionText } from './text/index.ts';
import css from './questions.css?inline';

/** A question with what was answered and what is right, as far as it may be seen. */
export interface ShownQuestion {
  position: number;
  question_type: number;
  question: string;
  options: readonly { key: string; text: string }[];
  picture: readonly { id: string; url: string }[];
  points: number;
  given?: string | null;
  got?: number | null;
  answer: string | null;
  analysis: string | null;
}

interface QuestionListProps {
  questions: readonly ShownQuestion[];
  /** Whether somebody has answered them. */
  answered: boolean;
  /** Shown below a question. */
  extra?: (question: ShownQuestion) => ReactNode;
}

/** Questions one below the other, for those who look at answers or solutions. */
export function QuestionList({ questions, answered, extra }: QuestionListProps) {
  useSheet(css);
  const { client } = useConsole();
  const lang = useLang();
  const text = useQuestionText();
  const types = dictionaryOf(questionType.dict_type).entries;
  return (
    <div className="gd-questions">
      {questions.map((one, at) => (
        <article key={one.position} className="gd-questions-one">
          <div className="gd-questions-head">
            <span>{at + 1}.</span>
            <Tag>{types.find(({ value }) => value === one.question_type)?.label[lang]}</Tag>
            <span className="gd-questions-why">{fill(text.points, { points: one.points })}</span>
            {answered && one.got !== null && one.got !== undefined && (
              <Tag color={one.got >= one.points ? 'success' : one.got > 0 ? 'warning' : 'error'}>
                {fill(text.score, { score: one.got })}
              </Tag>
            )}
          </div>
          <p>
            <strong>{one.question}</strong>
          </p>
          {one.picture.map((file) => (
            <img key={file.id} className="gd-questions-picture" src={client.resolve(file.url)} alt={text.picture} />
          ))}
          {one.question_type !== QUESTION.judgement &&
            one.options.map(({ key, text: words }) => (
              <p key={key}>
                {key}. {words}
              </p>
            ))}
          {answered && (
            <p>
              {text.given}：{one.given?.replaceAll(BETWEEN_GIVEN, '；') || text.none}
            </p>
          )}
          {one.answer !== null && (
            <p>
              {text.right}：{one.answer}
            </p>
          )}
          {one.analysis && (
            <p className="gd-questions-why">
              {text.analysis}：{one.analysis}
            </p>
          )}
          {extra?.(one)}
        </article>
      ))}
    </div>
  );
}
