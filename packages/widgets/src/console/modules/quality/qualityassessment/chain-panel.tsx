import { calls } from '@gongdi/api';
import {
  assessStatus,
  ASSESS,
  CHECK_SHEET,
  checkSheetStatus,
  fill,
  inspectionlot,
  lookcheck,
  lotStatus,
  permission,
  qualityassessment,
  qualityPost,
  sitecheck,
  UNIT_FORM,
  unitcheck,
  type Dictionary,
  type Lang,
} from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton, Tag } from 'antd';
import { Link } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import css from './quality.css?inline';
import { useQualityText } from './text/index.ts';

type Below = calls.quality.ChainBelow;
type Counts = Below['counts'];
type Sheet = calls.quality.ChainSheet;

const SHEETS = [sitecheck, unitcheck, lookcheck];

/** What lies directly below a node, with the counts of its lots, and who has signed. */
export default function ChainPanel({ row }: ScreenRowProps) {
  useSheet(css);
  const { client } = useConsole();
  const text = useQualityText();
  const project_id = String(row['project_id']);
  const chain = useQuery({
    queryKey: ['record', qualityassessment.name, row.id, 'chain'],
    queryFn: ({ signal }) =>
      client.call(calls.quality.chain, { query: { project_id, parent_id: row.id } }, { signal, quiet: true }),
    staleTime: 0,
  });
  return (
    <section className="gd-data-panel gd-quality-chain" aria-label={text.below}>
      <h2 className="gd-data-panel-title">
        {text.below} <small>{text.belowAbout}</small>
      </h2>
      {chain.error && <Alert type="error" showIcon title={chain.error.message} />}
      {chain.isPending && <Skeleton active />}
      {chain.data && (
        <>
          {row['assess_status'] === ASSESS.open && <Readiness below={chain.data.below} sheets={chain.data.sheets} />}
          {chain.data.below.length > 0 && <Lines below={chain.data.below} />}
          {chain.data.more && <p>{text.more}</p>}
          {chain.data.sheets.length > 0 && <Sheets sheets={chain.data.sheets} row={row} />}
          <Signers signers={chain.data.signers} />
        </>
      )}
    </section>
  );
}

/** Whether the node can be presented, and what keeps it from that. */
function Readiness({ below, sheets }: { below: readonly Below[]; sheets: readonly Sheet[] }) {
  const text = useQualityText();
  const count = below.filter(({ open }) => open).length;
  if (below.length === 0) return <Alert type="info" showIcon title={text.none} />;
  if (count > 0) return <Alert type="warning" showIcon title={fill(text.openLeft, { count })} />;
  const forms = sheets.filter(({ state }) => state !== CHECK_SHEET.concluded).map(({ form }) => form);
  return forms.length === 0 ? (
    <Alert type="success" showIcon title={text.ready} />
  ) : (
    <Alert type="warning" showIcon title={fill(text.sheetsLeft, { forms: forms.join('、') })} />
  );
}

/** The check sheets of a unit work with their states; one that is missing is begun from here. */
function Sheets({ sheets, row }: { sheets: readonly Sheet[]; row: ScreenRowProps['row'] }) {
  const lang = useLang();
  const text = useQualityText();
  const may = usePermissions();
  return (
    <ul className="gd-quality-signers" aria-label={text.sheets}>
      {sheets.map(({ resource, form, state, id }) => (
        <li key={form}>
          {id === null ? (
            sheetName(resource, form, lang)
          ) : (
            <Link to={`/${resource}/detail?id=${encodeURIComponent(id)}`}>{sheetName(resource, form, lang)}</Link>
          )}{' '}
          {state !== null && <State dictionary={checkSheetStatus} value={state} />}
          {id === null && may(permission(resource, 'add')) && (
            <Link to={`/${resource}/add?${beginning(resource, form, row)}`}>{text.sheetAdd}</Link>
          )}
          {id === null && !may(permission(resource, 'add')) && <Tag>{text.sheetNone}</Tag>}
        </li>
      ))}
    </ul>
  );
}

const sheetName = (resource: string, form: string, lang: Lang): string =>
  `${form} ${SHEETS.find(({ name }) => name === resource)?.label[lang] ?? resource}`;

/** What the form of a missing sheet begins with. */
function beginning(resource: string, form: string, row: ScreenRowProps['row']): URLSearchParams {
  const params = new URLSearchParams({ project_id: String(row['project_id']) });
  if (resource !== sitecheck.name) params.set('assessment_id', row.id);
  if (resource === unitcheck.name)
    params.set('check_form', String(form === 'H.0.1-2' ? UNIT_FORM.records : UNIT_FORM.functions));
  return params;
}

function Lines({ below }: { below: readonly Below[] }) {
  const text = useQualityText();
  const sum = below.reduce<Counts>(
    (total, { counts }) => ({
      lots: total.lots + counts.lots,
      accepted: total.accepted + counts.accepted,
      failing: total.failing + counts.failing,
      judged: total.judged + counts.judged,
      first_time: total.first_time + counts.first_time,
    }),
    { lots: 0, accepted: 0, failing: 0, judged: 0, first_time: 0 },
  );
  return (
    <div className="gd-quality-scroll">
      <table>
        <thead>
          <tr>
            <th>{text.name}</th>
            <th>{text.state}</th>
            <th>{text.lots}</th>
            <th>{text.accepted}</th>
            <th>{text.failing}</th>
            <th>{text.firstTime}</th>
          </tr>
        </thead>
        <tbody>
          {below.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link
                  to={`/${(one.kind === 'lot' ? inspectionlot : qualityassessment).name}/detail?id=${encodeURIComponent(one.id)}`}
                >
                  {one.name}
                </Link>
              </th>
              <td>
                <State dictionary={one.kind === 'lot' ? lotStatus : assessStatus} value={one.state} />
              </td>
              <Numbers counts={one.counts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            <td />
            <Numbers counts={sum} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Numbers({ counts: { lots, accepted, failing, judged, first_time } }: { counts: Counts }) {
  return (
    <>
      <td>{lots}</td>
      <td>{accepted}</td>
      <td>{failing === 0 ? <span className="gd-quality-none">0</span> : failing}</td>
      <td>
        {judged === 0 ? <span className="gd-quality-none">—</span> : `${Math.round((first_time * 100) / judged)}%`}
      </td>
    </>
  );
}

function State({ dictionary, value }: { dictionary: Dictionary; value: number }) {
  const lang = useLang();
  const entry = dictionary.entries.find((one) => one.value === value);
  return <Tag color={entry?.color_type ?? 'default'}>{entry?.label[lang] ?? value}</Tag>;
}

type Signer = { post: number; part: 'presents' | 'besides' | 'accepts'; signed: boolean; people: readonly string[] };

/** Who has to sign, with whether they have. */
function Signers({ signers }: { signers: readonly Signer[] }) {
  const lang = useLang();
  const text = useQualityText();
  return (
    <ul className="gd-quality-signers" aria-label={text.signers}>
      {signers.map(({ post, part, signed, people }) => (
        <li key={`${part}${post}`}>
          <span className="gd-quality-none">{text.parts[part]}：</span>
          {qualityPost.entries.find(({ value }) => value === post)?.label[lang]}（{people.join('、') || text.nobody}）{' '}
          <Tag color={signed ? 'success' : 'default'}>{signed ? text.signed : text.unsigned}</Tag>
        </li>
      ))}
    </ul>
  );
}
