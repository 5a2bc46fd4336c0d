import { EllipsisOutlined } from '@ant-design/icons';
import { faceOf, fill, storedFieldsOf, titleOf, type AnyResource, type NamedField } from '@gongdi/domain';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useLang } from '../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../ground/page/way-back.ts';
import { RecordTerm } from './record-term.tsx';
import { useViewText } from './text/index.ts';
import type { Row } from './view-props.ts';

/** Most facts on a card: those that decide. */
const FACTS = 2;
const NOTHING: readonly string[] = [];

interface RecordCardProps {
  resource: AnyResource;
  row: Row;
  /** Fields that the place of the card already says: the state of its column, its day. */
  without?: readonly string[];
  /** What may be done with the record; absent: nothing. */
  menu?: MenuProps;
  /** Above the title: a picture. */
  children?: ReactNode;
  /** Below the facts. */
  foot?: ReactNode;
}

/** A record as a card: title, number, state, deadline, the facts that decide, and what may be done with it. */
export function RecordCard({ resource, row, without = NOTHING, menu, children, foot }: RecordCardProps) {
  const lang = useLang();
  const text = useViewText();
  const { number, state, facts } = faceOf(resource);
  const field = (name: string | undefined): NamedField | undefined =>
    name !== undefined && !without.includes(name)
      ? storedFieldsOf(resource).find((one) => one.name === name)
      : undefined;
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  const told = facts.flatMap((name) => (isEmpty(row[name]) ? [] : (field(name) ?? []))).slice(0, FACTS);
  const [numbered, stated] = [field(number), field(state)];
  return (
    <>
      {children}
      <div className="gd-views-card-head">
        <RecordLink resource={resource} row={row} />
        {menu && (menu.items?.length ?? 0) > 0 && (
          <Dropdown trigger={['click']} menu={menu} placement="bottomRight">
            <Button
              type="text"
              size="small"
              className="gd-views-card-more"
              icon={<EllipsisOutlined aria-hidden />}
              aria-label={fill(text.actions, { name: titleOf(resource, row) })}
            />
          </Dropdown>
        )}
      </div>
      {((numbered && !isEmpty(row[numbered.name])) || stated) && (
        <div className="gd-views-card-line">
          {stated && <FieldValue field={stated} value={row[stated.name]} record={row} />}
          {numbered && !isEmpty(row[numbered.name]) && (
            <span className="gd-views-card-number">
              <FieldValue field={numbered} value={row[numbered.name]} record={row} />
            </span>
          )}
        </div>
      )}
      <RecordTerm resource={resource} row={row} />
      {told.length > 0 && (
        <dl className="gd-views-card-facts">
          {told.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.label[lang]}</dt>
              <dd>
                <FieldValue field={fact} value={row[fact.name]} record={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {foot}
    </>
  );
}

/** The title of a record, which leads to its page where it has one. */
export function RecordLink({ resource, row }: { resource: AnyResource; row: Row }) {
  const { title } = faceOf(resource);
  const field = storedFieldsOf(resource).find((one) => one.name === title);
  const words =
    field && row[title] ? <FieldValue field={field} value={row[title]} record={row} /> : titleOf(resource, row);
  if (!resource.endpoints.detail) return <span className="gd-views-card-title">{words}</span>;
  return (
    <Link
      className="gd-views-card-title"
      draggable={false}
      to={`/${resource.name}/detail?id=${encodeURIComponent(row.id)}`}
      state={COMES_BACK}
    >
      {words}
    </Link>
  );
}
