import type { calls } from '@gongdi/api';
import { fill } from '@gongdi/domain';
import { Tag } from 'antd';
import { Pictures } from '../../../../kit/preview/pictures.tsx';
import { useAppraisalText } from './text/index.ts';

/** Deductions, vetoes and what was not there, by scorer, each with its reason and proofs. */
export function Findings({ sheets }: { sheets: readonly calls.appraise.ResultSheet[] }) {
  const text = useAppraisalText();
  const all = sheets.flatMap(({ findings, scorer }, at) =>
    findings.map((finding) => ({ ...finding, by: scorer ?? fill(text.by, { number: at + 1 }), at })),
  );
  return (
    <>
      <h3>{text.findings}</h3>
      {all.length === 0 && <p>{text.noFindings}</p>}
      <ul className="gd-counted-findings">
        {all.map((one) => (
          <li key={`${one.at} ${one.section} ${one.item}`}>
            <div>
              <strong>{one.item}</strong> <small>{[one.section, one.by].filter(Boolean).join(' · ')}</small>{' '}
              {one.is_vetoed ? (
                <Tag color="error">{text.veto}</Tag>
              ) : one.is_absent ? (
                <Tag>{text.absent}</Tag>
              ) : (
                <Tag color="warning">
                  {fill(text.lost, { points: Math.round(((one.full_points ?? 0) - (one.points ?? 0)) * 100) / 100 })}
                </Tag>
              )}
            </div>
            {one.reason !== '' && <p>{one.reason}</p>}
            {one.proofs.length > 0 && <Pictures files={one.proofs} />}
          </li>
        ))}
      </ul>
    </>
  );
}
