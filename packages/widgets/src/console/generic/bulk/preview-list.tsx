import type { BulkPreview } from '@gongdi/api';
import { BULK_LIMIT, fill, type NamedField } from '@gongdi/domain';
import { Alert, Tag } from 'antd';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { useLang } from '../../ground/context/console-context.tsx';
import { useBulkText } from './text/index.ts';

/** Most records that a preview lists; the numbers are of all. */
const LISTED = 50;

interface PreviewListProps {
  preview: BulkPreview;
  changes: Readonly<Record<string, unknown>>;
  fields: readonly NamedField[];
}

/** What a bulk edit would change: the numbers, each record with its values before and after, and what is refused. */
export function PreviewList({ preview: { changed, refused, same, limited }, changes, fields }: PreviewListProps) {
  const text = useBulkText();
  const lang = useLang();
  return (
    <>
      {limited && <Alert type="warning" showIcon title={fill(text.limited, { limit: BULK_LIMIT })} />}
      <p role="status">
        <Tag color="processing">{fill(text.willChange, { count: changed.length })}</Tag>
        {same > 0 && <Tag>{fill(text.willSame, { count: same })}</Tag>}
        {refused.length > 0 && <Tag color="warning">{fill(text.willRefuse, { count: refused.length })}</Tag>}
      </p>
      {/* Scrolled by keyboard as well. */}
      <ul className="gd-data-bulk-list" tabIndex={0} aria-label={text.preview}>
        {refused.slice(0, LISTED).map(({ id, title, message }) => (
          <li key={id}>{fill(text.refusal, { name: title, reason: message })}</li>
        ))}
        {changed.slice(0, LISTED).map(({ id, title, before }) => (
          <li key={id}>
            <strong>{title}</strong>
            {fields.map((field) => (
              <div key={field.name}>
                {fill(text.arrow, { label: field.label[lang] })}
                <FieldValue field={field} value={before[field.name]} /> →{' '}
                <FieldValue field={field} value={changes[field.name]} />
              </div>
            ))}
          </li>
        ))}
      </ul>
      {changed.length > LISTED && <small>{fill(text.shownFirst, { count: LISTED })}</small>}
    </>
  );
}
