import type { calls } from '@gongdi/api';
import {
  appraiselog,
  columnsInRows,
  fieldsOf,
  fill,
  ITEM_KIND,
  metaOf,
  proofIds,
  type AppraisalLine,
  type FileItem,
  type SectionScore,
} from '@gongdi/domain';
import { Alert, Button, Checkbox, Input, InputNumber, Tag } from 'antd';
import { FileUpload } from '../../../../kit/upload/file-upload.tsx';
import { useAppraisalText } from './text/index.ts';

/** Writes into a line; `files` are those that its proof names. */
export type Change = (at: number, next: Partial<AppraisalLine>, files?: readonly FileItem[]) => void;

interface ItemsProps {
  lines: readonly AppraisalLine[];
  items: calls.appraise.Basis['items'];
  proofs: ReadonlyMap<string, FileItem>;
  change: Change;
}

const REASON = metaOf(columnsInRows(appraiselog.fields.lines)['reason']!).maxLength;
const PROOFS = fieldsOf(appraiselog).find(({ name }) => name === 'proofs')!;
/** Most pictures of one item. */
const PICTURES = 6;

/** The items of a section with its score so far. */
export function SectionItems({ section, lines, ...rest }: ItemsProps & { section: SectionScore }) {
  const text = useAppraisalText();
  const begun = lines.some((line) => line.section === section.section && typeof line.points === 'number');
  return (
    <section className="gd-data-panel gd-score-section" aria-label={section.section}>
      <div className="gd-data-panel-title">
        <h2>{section.section}</h2>
        <small>{fill(text.weight, { weight: section.weight })}</small>
        <strong className="gd-data-end">
          {section.score === null ? text.absentAll : `${section.points} / ${section.full_points}`}
        </strong>
      </div>
      {begun && section.zero && section.points < section.full_points && (
        <Alert type="error" showIcon title={section.zero === 'item' ? text.zeroItem : text.zeroSum} />
      )}
      <ol className="gd-score-items">
        {lines.map((line, at) =>
          line.section === section.section && line.item_kind !== ITEM_KIND.veto ? (
            <ScoredItem key={`${line.section} ${line.item}`} line={line} at={at} {...rest} />
          ) : null,
        )}
      </ol>
    </section>
  );
}

function ScoredItem({
  line,
  at,
  items,
  proofs,
  change,
}: Omit<ItemsProps, 'lines'> & { line: AppraisalLine; at: number }) {
  const text = useAppraisalText();
  const full = line.full_points ?? 0;
  const { points } = line;
  const deducted = typeof points === 'number' && points < full;
  return (
    <li data-line={at} className="gd-score-item">
      <ItemText line={line} item={items[at]} />
      <div className="gd-score-entry">
        <Button
          aria-label={`${fill(text.pointsOf, { item: line.item })}: ${text.full}`}
          type={points === full ? 'primary' : 'default'}
          disabled={line.is_absent === true}
          onClick={() => change(at, { points: full })}
        >
          {text.full}
        </Button>
        <Button
          aria-label={`${fill(text.pointsOf, { item: line.item })}: ${text.less}`}
          disabled={line.is_absent === true || (points ?? full) <= 0}
          onClick={() => change(at, { points: Math.max(0, (points ?? full) - 1) })}
        >
          −1
        </Button>
        <InputNumber
          aria-label={fill(text.pointsOf, { item: line.item })}
          min={0}
          max={full}
          step={0.5}
          precision={2}
          inputMode="decimal"
          disabled={line.is_absent === true}
          value={points ?? null}
          formatter={(value) => (value === undefined ? '' : String(value))}
          onChange={(next) => change(at, { points: next })}
        />
        <span className="gd-score-of">/ {full}</span>
        <Checkbox
          checked={line.is_absent === true}
          onChange={({ target }) => change(at, { is_absent: target.checked, ...(target.checked && { points: null }) })}
        >
          {text.absent}
        </Checkbox>
      </div>
      {(deducted || line.is_absent) && (
        <Reason
          line={line}
          at={at}
          label={line.is_absent ? text.reasonAbsent : text.reason}
          proofs={proofs}
          change={change}
          asks={deducted && line.needs_proof === true}
        />
      )}
    </li>
  );
}

function ItemText({ line, item }: { line: AppraisalLine; item: ItemsProps['items'][number] | undefined }) {
  const text = useAppraisalText();
  const { item: said, criterion, clause } = { criterion: null, clause: null, ...item, item: line.item };
  return (
    <div className="gd-score-text">
      <strong>{said}</strong>
      {line.item_kind === ITEM_KIND.guaranteed && <Tag color="warning">{text.guaranteed}</Tag>}
      {line.needs_proof === true && <small>{text.needed}</small>}
      {(criterion ?? clause) && <p>{[criterion, clause].filter(Boolean).join(' · ')}</p>}
    </div>
  );
}

interface ReasonProps {
  line: AppraisalLine;
  at: number;
  label: string;
  proofs: ReadonlyMap<string, FileItem>;
  change: Change;
  /** A proof has to be there. */
  asks: boolean;
}

/** Why, and the pictures that prove it. */
function Reason({ line, at, label, proofs, change, asks }: ReasonProps) {
  const text = useAppraisalText();
  const own = proofIds(line).flatMap((id) => proofs.get(id) ?? []);
  return (
    <div className="gd-score-reason">
      <Input.TextArea
        aria-label={`${line.item}: ${label}`}
        placeholder={label}
        maxLength={REASON}
        rows={2}
        value={line.reason ?? ''}
        status={(line.reason ?? '').trim() === '' ? 'warning' : ''}
        onChange={({ target }) => change(at, { reason: target.value })}
      />
      <div className={asks && own.length === 0 ? 'gd-score-proof gd-score-lacking' : 'gd-score-proof'}>
        <FileUpload
          label={fill(text.proofOf, { item: line.item })}
          pictures
          accept={PROOFS.accept}
          maxSize={PROOFS.maxSize}
          maxCount={PICTURES}
          value={own}
          onChange={(files) => change(at, { proof: files.map(({ id }) => id).join(',') || null }, files)}
        />
      </div>
    </div>
  );
}

/** What means failed by itself. */
export function VetoItems({ lines, items, proofs, change }: ItemsProps) {
  const text = useAppraisalText();
  if (!lines.some(({ item_kind }) => item_kind === ITEM_KIND.veto)) return null;
  return (
    <section className="gd-data-panel gd-score-section" aria-label={text.veto}>
      <div className="gd-data-panel-title">
        <h2>{text.veto}</h2>
        <small>{text.vetoHint}</small>
      </div>
      <ol className="gd-score-items">
        {lines.map((line, at) =>
          line.item_kind === ITEM_KIND.veto ? (
            <li key={`${line.section} ${line.item}`} data-line={at} className="gd-score-item">
              <ItemText line={line} item={items[at]} />
              <div className="gd-score-entry">
                <Checkbox
                  checked={line.is_vetoed === true}
                  onChange={({ target }) => change(at, { is_vetoed: target.checked })}
                >
                  {text.isVetoed}
                </Checkbox>
              </div>
              {line.is_vetoed && (
                <Reason line={line} at={at} label={text.reasonVeto} proofs={proofs} change={change} asks />
              )}
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}
