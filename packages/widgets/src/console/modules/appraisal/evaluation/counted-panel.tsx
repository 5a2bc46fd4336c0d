import { calls } from '@gongdi/api';
import { evaluation, fieldsOf, fill, SCORER_RULE } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Empty, Skeleton, Tag } from 'antd';
import { Link } from 'react-router';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useFigures } from '../../../generic/figures/use-figures.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import { Unread } from '../../../ground/status/unread.tsx';
import css from './counted.css?inline';
import { Findings } from './findings.tsx';
import { useAppraisalText, type AppraisalText } from './text/index.ts';

type Said = calls.appraise.ResultSaid;
type Row = ScreenRowProps['row'];

const GRADE = fieldsOf(evaluation).find(({ name }) => name === 'grade')!;

/** How a result was counted: sections by scorer, who counts, vetoes, deductions with proofs, earlier results. */
export default function CountedPanel({ row }: ScreenRowProps) {
  useSheet(css);
  useFigures();
  const { client } = useConsole();
  const text = useAppraisalText();
  const { data, error, refetch } = useQuery({
    queryKey: ['record', evaluation.name, row.id, 'counted', row['version'], row['sheets_handed']],
    queryFn: ({ signal }) => client.call(calls.appraise.result, { params: { id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <section className="gd-data-panel gd-counted" aria-label={text.counted}>
      <div className="gd-data-panel-title">
        <h2>{text.counted}</h2>
      </div>
      {!data && (error ? <Unread error={error} retry={() => void refetch()} /> : <Skeleton active />)}
      {data && (data.sheets.length === 0 ? <Empty description={text.waiting} /> : <Counted row={row} said={data} />)}
      {data && data.earlier.length > 0 && <Earlier said={data} />}
    </section>
  );
}

function Counted({ row, said }: { row: Row; said: Said }) {
  const text = useAppraisalText();
  const score = Number(row['score'] ?? 0);
  const given = Number(row['given_score'] ?? score);
  const vetoes = typeof row['veto_reasons'] === 'string' ? row['veto_reasons'] : '';
  return (
    <>
      <div className="gd-counted-head">
        <strong className="gd-counted-score">{score}</strong>
        <FieldValue field={GRADE} value={row['grade']} record={row} />
        <span>{ruleText(said, text)}</span>
        <Bands said={said} />
      </div>
      {vetoes !== '' && (
        <Alert
          type="error"
          showIcon
          title={`${text.veto}：${vetoes}`}
          description={given === score ? undefined : fill(text.afterVeto, { given, score })}
        />
      )}
      <SectionTable said={said} />
      <Findings sheets={said.sheets} />
    </>
  );
}

/** How several scores became one, in a sentence. */
function ruleText({ rules: { scorer_rule, chair_share }, sheets }: Said, text: AppraisalText): string {
  const count = sheets.length;
  if (sheets.some(({ counts }) => !counts)) return fill(text.trimmed, { count });
  if (scorer_rule === SCORER_RULE.chair && sheets.some(({ is_chair }) => is_chair) && count > 1)
    return fill(text.chairRule, { share: chair_share ?? 0, rest: 100 - (chair_share ?? 0) });
  return fill(text.mean, { count });
}

function Bands({ said }: { said: Said }) {
  const text = useAppraisalText();
  return (
    <ul className="gd-counted-bands" aria-label={text.bands}>
      {said.rules.bands.map(({ grade, floor }) => (
        <li key={grade}>
          <FieldValue field={GRADE} value={grade} /> {fill(text.floor, { floor })}
        </li>
      ))}
    </ul>
  );
}

/** Scores of the sections, a column for each scorer. */
function SectionTable({ said: { rules, sheets } }: { said: Said }) {
  const text = useAppraisalText();
  return (
    <div className="gd-figures-scroll">
      <table className="gd-figures-table">
        <thead>
          <tr>
            <th scope="col">{text.section}</th>
            <th scope="col">{text.share}</th>
            {sheets.map(({ id, scorer, is_chair, counts }, at) => (
              <th scope="col" key={id ?? at}>
                {id && scorer ? (
                  <Link to={`/appraiselog/detail?id=${encodeURIComponent(id)}`}>{scorer}</Link>
                ) : (
                  fill(text.by, { number: at + 1 })
                )}{' '}
                {is_chair && <Tag>{text.chair}</Tag>}
                {!counts && <Tag color="warning">{text.leftOut}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.sections.map(({ section, weight }, place) => (
            <tr key={section}>
              <th scope="row">{section}</th>
              <td>{weight}</td>
              {sheets.map(({ id, sections }, at) => {
                const own = sections[place];
                return (
                  <td key={id ?? at} className={own?.zero ? 'gd-counted-zero' : undefined}>
                    {own?.score ?? text.absentAll}
                    {own?.zero && <small> {own.zero === 'item' ? text.zeroItem : text.zeroSum}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className="gd-counted-total">
            <th scope="row">{text.total}</th>
            <td>100</td>
            {sheets.map(({ id, score }, at) => (
              <td key={id ?? at}>{score}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Earlier results of the same target, each with a bar. */
function Earlier({ said: { earlier } }: { said: Said }) {
  const text = useAppraisalText();
  return (
    <>
      <h3>{text.earlier}</h3>
      <ol className="gd-counted-earlier">
        {earlier.map(({ id, plan_name, score, grade }) => (
          <li key={id}>
            <Link to={`/${evaluation.name}/detail?id=${encodeURIComponent(id)}`}>{plan_name}</Link>
            <span className="gd-counted-bar" aria-hidden>
              <i style={{ width: `${score ?? 0}%` }} />
            </span>
            <span>{score ?? '--'}</span>
            <FieldValue field={GRADE} value={grade} />
          </li>
        ))}
      </ol>
    </>
  );
}
