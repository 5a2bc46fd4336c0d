import { calls, type RecordRelation } from '@gongdi/api';
import { faceOf, fieldsOf, fill, loadResource, titleOf, traitsOf, type AnyResource } from '@gongdi/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button, Collapse, Skeleton } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { useTimes } from '../../../kit/clock/index.ts';
import { FieldValue } from '../../../kit/detail/record-detail.tsx';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../ground/page/way-back.ts';
import { Unread } from '../../ground/status/unread.tsx';
import { factsOf } from './related-facts.ts';
import { useRecordText } from './text/index.ts';

type Row = Record<string, unknown> & { id: string };

interface RelatedProps {
  resource: AnyResource;
  id: string;
}

/**
 * Records of other resources that refer to this one. Nothing is asked before the panel comes into view; then one call
 * counts all kinds, and rows are read of those that are unfolded.
 */
export default function RelatedRecords({ resource, id }: RelatedProps) {
  const { client } = useConsole();
  const text = useRecordText();
  const [box, seen] = useSeen();
  const params = { resource: resource.name, id };
  const counts = useQuery({
    queryKey: ['record', resource.name, id, 'related'],
    queryFn: ({ signal }) => client.call(calls.record.related, { params }, { signal, quiet: true }),
    enabled: seen,
    staleTime: 0,
  });
  const [open, setOpen] = useState<string[]>();
  const relations = counts.data?.filter(({ total }) => total !== 0);
  // A resource that nothing refers to has no such panel.
  if (counts.data?.length === 0) return null;
  const doubled = new Set(
    relations?.map((one) => one.resource).filter((name, at, all) => all.indexOf(name) !== at) ?? [],
  );
  const first = relations?.[0] && keyOf(relations[0]);
  return (
    <section ref={box} className="gd-data-panel gd-record-related" aria-labelledby="gd-record-related">
      <h2 id="gd-record-related" className="gd-data-panel-title">
        {text.related}
      </h2>
      {!counts.data && !counts.error && <Skeleton active title={false} />}
      {counts.error && !counts.data && <Unread error={counts.error} retry={() => void counts.refetch()} />}
      {relations?.length === 0 && <p className="gd-record-quiet">{text.relatedNone}</p>}
      {relations && relations.length > 0 && (
        <Collapse
          ghost
          activeKey={open ?? (first ? [first] : [])}
          onChange={(keys) => setOpen([keys].flat())}
          items={relations.map((relation) => ({
            key: keyOf(relation),
            label: (
              <>
                {doubled.has(relation.resource)
                  ? fill(text.relatedField, { label: relation.label, field: relation.field_label })
                  : relation.label}{' '}
                <span className="gd-record-count">{countOf(relation, text.relatedFailed)}</span>
              </>
            ),
            children: <RelatedRows at={params} relation={relation} />,
          }))}
        />
      )}
    </section>
  );
}

const keyOf = ({ resource, field }: RecordRelation): string => `${resource} ${field}`;

function countOf({ total, total_capped }: RecordRelation, failed: string): string {
  return total === null ? failed : `${total}${total_capped ? '+' : ''}`;
}

/** Whether an element has been in view or close to it. */
function useSeen(): [RefObject<HTMLElement | null>, boolean] {
  const box = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !box.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [seen]);
  return [box, seen];
}

function RelatedRows({ at, relation }: { at: { resource: string; id: string }; relation: RecordRelation }) {
  const { client } = useConsole();
  const text = useRecordText();
  const { resource: from, field } = relation;
  const rows = useInfiniteQuery({
    queryKey: ['record', at.resource, at.id, 'related', from, field],
    queryFn: async ({ signal, pageParam }) => {
      const [found, resource] = await Promise.all([
        client.call(
          calls.record.relatedRows,
          { params: { ...at, from, field }, query: { page: pageParam } },
          { signal, quiet: true },
        ),
        loadResource(from),
      ]);
      return { ...found, resource: resource!, page: pageParam };
    },
    initialPageParam: 1,
    getNextPageParam: ({ more, page }) => (more ? page + 1 : undefined),
    staleTime: 0,
  });
  if (!rows.data)
    return rows.error ? (
      <Unread error={rows.error} retry={() => void rows.refetch()} />
    ) : (
      <Skeleton active title={false} />
    );
  const { resource } = rows.data.pages[0]!;
  const list = rows.data.pages.flatMap((page) => page.list as Row[]);
  return (
    <>
      <ul className="gd-record-rows">
        {list.map((row) => (
          <li key={row.id}>
            <RelatedRow resource={resource} row={row} relation={relation} />
          </li>
        ))}
      </ul>
      <p className="gd-record-rows-foot">
        {relation.filtered ? (
          (relation.total ?? list.length + 1) > list.length && (
            <Link to={`/${from}?${field}=${encodeURIComponent(at.id)}`}>
              {fill(text.relatedAll, { total: countOf(relation, '') })}
            </Link>
          )
        ) : (
          <>
            {rows.hasNextPage && (
              <Button
                type="link"
                size="small"
                loading={rows.isFetchingNextPage}
                onClick={() => void rows.fetchNextPage()}
              >
                {text.relatedMore}
              </Button>
            )}
          </>
        )}
      </p>
    </>
  );
}

/** Title, state and the facts that decide of one referring record. */
function RelatedRow({ resource, row, relation }: { resource: AnyResource; row: Row; relation: RecordRelation }) {
  const lang = useLang();
  const { dateTime } = useTimes();
  const face = faceOf(resource);
  const state = fieldsOf(resource).find(({ name }) => name === face.state);
  const title = titleOf(resource, row);
  const facts = factsOf(resource, relation.field);
  const isDated = facts.some(({ kind }) => traitsOf(kind).time !== 'none');
  return (
    <>
      {relation.detail ? (
        <Link
          className="gd-record-row-title"
          to={`/${resource.name}/detail?id=${encodeURIComponent(row.id)}`}
          state={COMES_BACK}
        >
          {title}
        </Link>
      ) : (
        <span className="gd-record-row-title">{title}</span>
      )}
      {state && <FieldValue field={state} value={row[state.name]} record={row} />}
      <span className="gd-record-row-facts">
        {facts.map((field) => (
          <span key={field.name} title={field.label[lang]}>
            <FieldValue field={field} value={row[field.name]} record={row} />
          </span>
        ))}
        {!isDated && typeof row['created_at'] === 'string' && (
          <time dateTime={row['created_at']}>{dateTime(row['created_at']).slice(0, 10)}</time>
        )}
      </span>
    </>
  );
}
