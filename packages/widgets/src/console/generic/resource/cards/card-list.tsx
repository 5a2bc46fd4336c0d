import { DisconnectOutlined, ReloadOutlined } from '@ant-design/icons';
import { COUNT_LIMIT, fill, permission, titleOf, type AnyResource } from '@gongdi/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Alert, Button, Empty, Result, Skeleton } from 'antd';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useKitText } from '../../../../kit/data/data-context.tsx';
import type { GridColumn, GridQuery } from '../../../../kit/grid/data-grid.tsx';
import { SelectionBar } from '../../../../kit/grid/select/selection-bar.tsx';
import type { Selection } from '../../../../kit/grid/select/use-selection.ts';
import { useTimes } from '../../../../kit/clock/index.ts';
import { isUnreachable } from '../../../../kit/upload/local-files.ts';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useConsole, usePermissions } from '../../../ground/context/console-context.tsx';
import { FailurePanel } from '../../../ground/status/failure-panel.tsx';
import { isRefused } from '../../../ground/status/is-refused.ts';
import type { ScreenRow } from '../screen/screen.ts';
import css from './cards.css?inline';
import { cardsQuery } from './cards-query.ts';
import { ListCard } from './list-card.tsx';
import { useCardsText } from './text/index.ts';

/** The next records are asked for when the end is this near to the view. */
const AHEAD = '600px';

interface CardListProps {
  resource: AnyResource;
  title: string;
  columns: readonly GridColumn<ScreenRow>[];
  /** The order; its page is not used. */
  query: GridQuery;
  filters: Record<string, string>;
  /** What to do about a list without records. */
  next: ReactNode;
  onRefresh: () => void;
  selection: Selection<ScreenRow> | undefined;
  /** Buttons that act on the selected records. */
  selectionActions: ReactNode;
  actions: ReactNode;
  /** Chooses how the list is shown. */
  tools: ReactNode;
  /** Around the cards, with their records. */
  Around: ComponentType<{ rows: readonly ScreenRow[] | undefined; children: ReactNode }>;
}

/** The list of a resource on a phone: cards, of which more come while one scrolls. */
export default function CardList(props: CardListProps) {
  const { resource, columns, filters, selection, onRefresh, Around } = props;
  const kitText = useKitText();
  const may = usePermissions();
  useSheet(css);
  const list = useCards(resource, props.query, filters);
  const [choosing, setChoosing] = useState(false);
  const known = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const operations = useMemo(
    () =>
      (['detail', 'edit', 'delete'] as const).filter(
        (operation) => resource.endpoints[operation] && may(permission(resource.name, operation)),
      ),
    [resource, may],
  );
  const { rows, error } = list;
  if (isRefused(error)) return <FailurePanel error={error} retry={onRefresh} />;
  const chosen = new Set(selection?.rows.map(({ id }) => id));
  const total = list.capped ? `${COUNT_LIMIT}+` : list.total;
  return (
    <section className="gd-cards" aria-label={props.title} aria-busy={list.loading}>
      <div className="gd-cards-head">
        <div>
          <h2>{props.title}</h2>
          {rows && <span className="gd-cards-total">{fill(kitText.totalRows, { total })}</span>}
        </div>
        <div className="gd-cards-tools">
          {selection && rows && rows.length > 0 && (
            <Choose selection={selection} choosing={choosing} onChoosing={setChoosing} />
          )}
          <Button
            type="text"
            icon={<ReloadOutlined aria-hidden />}
            aria-label={kitText.refresh}
            title={kitText.refresh}
            onClick={onRefresh}
          />
          {props.tools}
          {props.actions}
        </div>
      </div>
      {error && <Failure error={error} at={rows && list.at} onRetry={onRefresh} />}
      {!rows && !error && <Waiting />}
      {rows?.length === 0 && <Nothing filtered={Object.keys(filters).length > 0} next={props.next} />}
      <Around rows={rows}>
        <ul className="gd-cards-list">
          {rows?.map((row) => (
            <ListCard
              key={row.id}
              resource={resource}
              columns={known}
              row={row}
              name={titleOf(resource, row)}
              operations={operations}
              selection={choosing ? selection : undefined}
              chosen={choosing && chosen.has(row.id)}
            />
          ))}
        </ul>
      </Around>
      {rows && rows.length > 0 && <End {...list} />}
      {selection && choosing && (
        <div className="gd-cards-bulk">
          <SelectionBar selection={selection} actions={props.selectionActions} />
        </div>
      )}
    </section>
  );
}

interface ChooseProps {
  selection: Selection<ScreenRow>;
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
}

/** Begins and ends the selection of records. */
function Choose({ selection, choosing, onChoosing }: ChooseProps) {
  const text = useCardsText();
  return (
    <Button
      type="text"
      onClick={() => {
        if (choosing) selection.clear();
        onChoosing(!choosing);
      }}
    >
      {choosing ? text.chooseEnd : text.choose}
    </Button>
  );
}

/** Says why the records could not be loaded: above those that were loaded before, or in their place. */
function Failure({ error, at, onRetry }: { error: unknown; at: number | undefined; onRetry: () => void }) {
  const kitText = useKitText();
  const text = useCardsText();
  const { dateTime } = useTimes();
  const away = isUnreachable(error);
  const message = error instanceof Error ? error.message : kitText.loadFailed;
  const again = <Button onClick={onRetry}>{kitText.retry}</Button>;
  if (at !== undefined) {
    const title = away ? fill(text.awayRows, { at: dateTime(at) }) : message;
    return <Alert type={away ? 'warning' : 'error'} showIcon title={title} action={again} />;
  }
  return (
    <div role="alert">
      {away ? (
        <Result icon={<DisconnectOutlined aria-hidden />} title={text.away} subTitle={text.awayHint} extra={again} />
      ) : (
        <Result status="error" title={message} extra={again} />
      )}
    </div>
  );
}

/** Says that there is nothing, and what to do about it. */
function Nothing({ filtered, next }: { filtered: boolean; next: ReactNode }) {
  const kitText = useKitText();
  return (
    <div className="gd-cards-empty">
      <Empty description={filtered ? kitText.emptyFiltered : kitText.empty}>{next}</Empty>
    </div>
  );
}

/** Cards of which nothing is known yet. */
function Waiting() {
  return (
    <ul className="gd-cards-list" aria-hidden>
      {[1, 2, 3, 4].map((at) => (
        <li key={at} className="gd-cards-item">
          <Skeleton active title paragraph={{ rows: 2 }} />
        </li>
      ))}
    </ul>
  );
}

interface EndProps {
  more: boolean;
  adding: boolean;
  add: () => void;
}

/** Asks for more records when it comes near to the view, or when it is pressed. */
function End({ more, adding, add }: EndProps) {
  const text = useCardsText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!more || adding || !box.current) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && add(), {
      rootMargin: AHEAD,
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [more, adding, add]);
  return (
    <div ref={box} className="gd-cards-end">
      {more ? (
        <Button block loading={adding} onClick={add}>
          {text.more}
        </Button>
      ) : (
        text.loaded
      )}
    </div>
  );
}

/** Reads the list page after page. */
function useCards(resource: AnyResource, grid: GridQuery, filters: Record<string, string>) {
  const { client } = useConsole();
  const query = useInfiniteQuery({
    ...cardsQuery(client, resource, grid, filters),
    placeholderData: keepPreviousData,
  });
  const { error, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, dataUpdatedAt } = query;
  // The cards of a further page are drawn in pieces, between which the list scrolls on.
  const data = useDeferredValue(query.data) ?? query.data;
  const rows = useMemo(() => {
    // A record that was added meanwhile moves others to the next page, where they come again.
    const all = data?.pages.flatMap((page) => page.list);
    return all && [...new Map(all.map((row) => [row.id, row])).values()];
  }, [data]);
  const last = data?.pages.at(-1);
  return {
    rows,
    error,
    at: dataUpdatedAt,
    total: last?.total ?? 0,
    capped: last?.total_capped ?? false,
    loading: isFetching,
    more: hasNextPage,
    adding: isFetchingNextPage,
    add: useMemo(() => () => void fetchNextPage(), [fetchNextPage]),
  };
}
