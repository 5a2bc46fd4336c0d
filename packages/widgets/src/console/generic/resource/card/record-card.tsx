import { faceOf, isEmptyValue, permission, answeredFieldsOf, titleOf, type AnyResource } from '@gongdi/domain';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import type { GridColumn } from '../../../../kit/grid/data-grid.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { RecordTerm } from '../../../../kit/term/term-mark.tsx';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import type { ScreenRow } from '../screen/screen.ts';
import css from './card.css?inline';

/** Most facts on a card: those that decide. */
const FACTS = 2;
const NOTHING: readonly string[] = [];

/** Columns of the list by field; a screen may show a field in a way of its own. */
type Columns = ReadonlyMap<string, GridColumn<ScreenRow>>;

interface RecordCardProps {
  resource: AnyResource;
  row: ScreenRow;
  columns?: Columns;
  /** Fields that the place of the card already says: the state of its column, its day. */
  without?: readonly string[];
  /** Beside the title: what may be done with the record. */
  menu?: ReactNode;
  /** Below the facts. */
  foot?: ReactNode;
}

/** The words of a record's card: title, number, state, deadline, and the facts that decide. */
export function RecordCard({ resource, row, columns, without = NOTHING, menu, foot }: RecordCardProps) {
  useSheet(css);
  const lang = useLang();
  const { number, state, facts } = faceOf(resource);
  const has = (name: string | undefined): name is string =>
    name !== undefined && !without.includes(name) && !isEmptyValue(row[name]);
  const shown = (name: string | undefined) => (has(name) ? valueOf(resource, row, name, columns) : undefined);
  const shownFacts = facts.filter(has).slice(0, FACTS);
  const fields = answeredFieldsOf(resource);
  const [stated, numbered] = [shown(state), shown(number)];
  return (
    <div className="gd-card">
      <div className="gd-card-head">
        <RecordLink resource={resource} row={row} columns={columns} />
        {menu}
      </div>
      <div className="gd-card-marks">
        {stated}
        <RecordTerm resource={resource} row={row} dated />
        {numbered && <span className="gd-card-number">{numbered}</span>}
      </div>
      {shownFacts.length > 0 && (
        <dl className="gd-card-facts">
          {shownFacts.map((name) => (
            <div key={name}>
              <dt>{fields.find((one) => one.name === name)?.label[lang]}</dt>
              <dd>{shown(name)}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot}
    </div>
  );
}

function valueOf(resource: AnyResource, row: ScreenRow, name: string, columns: Columns | undefined): ReactNode {
  const column = columns?.get(name);
  if (column) return (column.plain ?? column.render)(row);
  const field = answeredFieldsOf(resource).find((one) => one.name === name);
  return field && <FieldValue field={field} value={row[name]} record={row} />;
}

interface RecordLinkProps {
  resource: AnyResource;
  row: ScreenRow;
  columns?: Columns;
}

/** The title of a record, which leads to its page if it has one that the user may open. */
export function RecordLink({ resource, row, columns }: RecordLinkProps) {
  const may = usePermissions();
  const { title } = faceOf(resource);
  const lang = useLang();
  const named = titleOf(resource, row);
  // Nobody reads an id: a passage of a stranger is a passage.
  const fallback = named === row.id ? resource.label[lang] : named;
  const words = (!isEmptyValue(row[title]) && valueOf(resource, row, title, columns)) || fallback;
  if (!resource.endpoints.detail || !may(permission(resource.name, 'detail')))
    return (
      <span className="gd-card-title" data-kind={resource.label[lang]}>
        {words}
      </span>
    );
  return (
    <Link
      className="gd-card-title"
      data-kind={resource.label[lang]}
      draggable={false}
      to={`/${resource.name}/detail?id=${encodeURIComponent(row.id)}`}
      state={COMES_BACK}
    >
      {words}
    </Link>
  );
}
