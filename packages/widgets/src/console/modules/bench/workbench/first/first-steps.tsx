import { CheckCircleFilled } from '@ant-design/icons';
import { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import { useKeptChoice } from '../../../../../kit/data/kept-choice.ts';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { FIRST_STEPS_HIDDEN } from '../kept/storage-keys.ts';
import { useWorkbenchText } from '../text/index.ts';
import css from './first-steps.css?inline';

type Step = calls.workbench.FirstSteps[number];

/** What is left to do before a new system can be used. It is gone when everything is done, and can be put away. */
export default function FirstSteps() {
  const { client } = useConsole();
  const text = useWorkbenchText();
  const lang = useLang();
  const heading = useId();
  const [hidden, setHidden] = useKeptChoice<boolean>(FIRST_STEPS_HIDDEN, false);
  useSheet(css);
  const { data } = useQuery({
    queryKey: ['workbench', 'first-steps'],
    queryFn: ({ signal }) => client.call(calls.workbench.firstSteps, {}, { signal, quiet: true }),
    // People come back from a form and want to see the next step. When nothing is left, the panel never comes again.
    staleTime: ({ state }) => (state.data?.every(({ done }) => done) ? Infinity : 0),
  });
  const left = data?.filter(({ done }) => !done) ?? [];
  if (!data || left.length === 0) return null;
  const progress = fill(text.firstProgress, { done: data.length - left.length, all: data.length });
  if (hidden)
    return (
      <p className="gd-first-steps-away">
        <Button type="link" size="small" onClick={() => setHidden(false)}>
          {text.firstResume}
        </Button>{' '}
        {progress}
      </p>
    );
  return (
    <section className="gd-data-panel gd-first-steps" aria-labelledby={heading}>
      <div className="gd-data-panel-title">
        <h2 id={heading}>{text.first}</h2>
        <span className="gd-data-end">
          {progress}{' '}
          <Button type="link" size="small" onClick={() => setHidden(true)}>
            {text.firstHide}
          </Button>
        </span>
      </div>
      <ol>
        {data.map((step) => (
          <li key={step.ways[0]!.resource} className={step.done ? 'gd-first-steps-done' : undefined}>
            <StepLine step={step} next={step === left[0]} lang={lang} done={text.firstDone} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepLineProps {
  step: Step;
  /** It is the one to take now. */
  next: boolean;
  lang: 'zh' | 'en';
  done: string;
}

function StepLine({ step: { done, ways }, next, lang, done: doneText }: StepLineProps) {
  const [first] = ways;
  if (done)
    return (
      <>
        <CheckCircleFilled aria-label={doneText} /> <span>{first!.label[lang]}</span>
      </>
    );
  return (
    <>
      <strong>{first!.label[lang]}</strong>
      <span className="gd-first-steps-hint">{first!.hint[lang]}</span>
      <span className="gd-first-steps-ways">
        {ways.map(({ resource, label, to }, at) => (
          <Link key={resource} to={to} state={COMES_BACK}>
            <Button size="small" type={next && at === 0 ? 'primary' : 'default'} tabIndex={-1}>
              {label[lang]}
            </Button>
          </Link>
        ))}
      </span>
    </>
  );
}
