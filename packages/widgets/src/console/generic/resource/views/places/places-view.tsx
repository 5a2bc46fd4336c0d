import { CloseOutlined, CompressOutlined } from '@ant-design/icons';
import { viewCalls, type MapConfig, type RecordPlace } from '@gongdi/api';
import { boxParameterOf, faceOf, fill, titleOf, viewsOf } from '@gongdi/domain';
import { DEFAULT_SYSTEM, type Box } from '@gongdi/geo';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { adoptCss, useSurface } from '../../../../../kit/shadow/index.ts';
import { adoptMapCss, MapStage, MapView } from '../../../../../map/index.ts';
import { useMapConfig } from '../../../../../map/use-map-config.ts';
import { useConsole, useLang } from '../../../../ground/context/console-context.tsx';
import { RecordCard } from '../record-card.tsx';
import { SomeRecords } from '../some-records.tsx';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import type { Row, ViewProps } from '../view-props.ts';
import { boxAround, boxText, canSplit, cellAt, PlaceMarks, readViewText, viewText } from './place-marks.ts';
import css from './places.css?inline';

/** Cells of the first look at everything, degrees. */
const FIRST_CELL = 2;
/** From this zoom level on, records in one cell are listed instead of zooming further in. */
const CLOSE = 17;
/** Room around the records of a place, degrees: coordinates in the address are rounded. */
const EDGE = 1e-6;
/** Most places that the server answers. */
const MOST_PLACES = 1_000;

/** The list on a map. The server gathers what lies close together, so the number of records does not matter. */
export default function PlacesView(props: ViewProps) {
  const config = useMapConfig(useWidget().config);
  if (config === undefined) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <Places {...props} config={config} />;
}

function Places(props: ViewProps & { config: MapConfig | null }) {
  const { resource, view, filters, config } = props;
  const context = useWidget();
  const { mode, lang: surfaceLang } = useSurface(context);
  const { client } = useConsole();
  const text = useViewText();
  const lang = useLang();
  const field = viewsOf(resource).map!;
  useLayoutEffect(() => {
    adoptMapCss(context.root);
    adoptCss(context.root, css);
  }, [context.root]);
  const asked = readViewText(view.settings.view_at);
  // One map for the life of the view; the address is followed only at its beginning.
  const [map] = useState(() => {
    const made = new MapView({ config: config ?? undefined, lang: surfaceLang, ...(asked && { zoom: asked.zoom }) });
    if (asked) made.goTo(asked.center, DEFAULT_SYSTEM, asked.zoom);
    return { view: made, marks: new PlaceMarks(made) };
  });
  useEffect(() => () => map.view.destroy(), [map]);
  const [seen, setSeen] = useState<{ box: Box; zoom: number }>();
  const [fitted, setFitted] = useState(asked !== undefined);
  const [opened, setOpened] = useState<RecordPlace>();

  const all = { ...filters, cell: FIRST_CELL };
  const whole = useQuery({
    queryKey: ['list', resource.name, 'places', all],
    queryFn: ({ signal }) => client.call(viewCalls(resource).places!, { query: all }, { signal, quiet: true }),
    enabled: !fitted,
  });
  const query = seen && { ...filters, [boxParameterOf(field)]: boxText(seen.box), cell: cellAt(seen.zoom) };
  const places = useQuery({
    queryKey: ['list', resource.name, 'places', query],
    queryFn: ({ signal }) => client.call(viewCalls(resource).places!, { query: query! }, { signal, quiet: true }),
    enabled: query !== undefined && fitted,
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    if (fitted || !whole.data) return;
    const box = boxAround(whole.data);
    if (box) map.view.fit(box, DEFAULT_SYSTEM, 16);
    setFitted(true);
  }, [fitted, whole.data, map]);

  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    if (!fitted) return undefined;
    const { view: shown } = map;
    const look = (): void => {
      const { width, height } = shown.element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const bounds = shown.leaflet.getBounds().pad(0.1);
      const [west, south] = shown.fromLatLng(bounds.getSouthWest(), DEFAULT_SYSTEM);
      const [east, north] = shown.fromLatLng(bounds.getNorthEast(), DEFAULT_SYSTEM);
      const zoom = shown.leaflet.getZoom();
      setSeen({ box: [west, south, east, north], zoom });
      const center = shown.fromLatLng(shown.leaflet.getCenter(), DEFAULT_SYSTEM);
      const next = viewText(center, zoom);
      if (latest.current.settings.view_at !== next) latest.current.set({ view_at: next }, true);
    };
    void shown.shown.then(look);
    shown.leaflet.on('moveend', look);
    return () => void shown.leaflet.off('moveend', look);
  }, [fitted, map]);

  useEffect(() => {
    map.marks.show(
      places.data ?? [],
      {
        one: ({ row }) => (row ? titleOf(resource, row) : ''),
        many: (total) => fill(text.cluster, { count: total }),
      },
      (place) => {
        const zoom = map.view.leaflet.getZoom();
        if (place.total === 1 || zoom >= CLOSE || !canSplit(place)) setOpened(place);
        else map.view.fit(place.box, DEFAULT_SYSTEM, CLOSE);
      },
    );
  }, [map, places.data, resource, text]);

  const total = places.data?.reduce((sum, place) => sum + place.total, 0) ?? 0;
  const count = places.data?.length ?? 0;
  const failed = places.error ?? whole.error;
  return (
    <>
      <div className="gd-views-bar">
        <p role="status">
          {places.data &&
            (total === 0 && whole.data?.length === 0
              ? text.noPlaces
              : fill(count >= MOST_PLACES ? text.placesCapped : text.places, { total, count }))}
        </p>
        <Button
          icon={<CompressOutlined aria-hidden />}
          onClick={() => {
            setFitted(false);
            if (whole.data) void whole.refetch();
          }}
        >
          {text.whole}
        </Button>
      </div>
      {failed && (
        <Alert
          type="error"
          showIcon
          className="gd-data-grid-failure"
          title={failed instanceof Error ? failed.message : text.loadFailed}
          action={
            <Button size="small" onClick={() => void (places.error ? places : whole).refetch()}>
              {text.retry}
            </Button>
          }
        />
      )}
      <div
        className="gd-places"
        aria-busy={places.isFetching || whole.isFetching}
        role="group"
        aria-label={fill(text.mapHelp, { field: field.label[lang] })}
      >
        <MapStage view={map.view} lang={surfaceLang} mode={mode} />
        {opened && (
          <Opened
            {...props}
            place={opened}
            box={boxText(opened.box, EDGE)}
            without={field.name}
            onClose={() => setOpened(undefined)}
          />
        )}
      </div>
    </>
  );
}

interface OpenedProps extends ViewProps {
  place: RecordPlace;
  box: string;
  /** The field with the place, which the map shows. */
  without: string;
  onClose: () => void;
}

/** The records of a place, over the map. */
function Opened({ resource, filters, place, box, without, onClose }: OpenedProps) {
  const text = useViewText();
  const panel = useRef<HTMLElement>(null);
  const [begin, dialog] = useStepsHere(resource);
  const menuOf = useRecordMenu(resource, begin);
  const { picture } = faceOf(resource);
  useEffect(() => panel.current?.focus(), [place]);
  const hidden = [without, ...(picture ? [picture] : [])];
  const row = place.row as Row | null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="gd-places-opened"
      aria-label={fill(text.here, { count: place.total })}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="gd-places-opened-head">
        <span>{fill(text.here, { count: place.total })}</span>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text.close}
          title={text.close}
          onClick={onClose}
        />
      </div>
      {row ? (
        <div className="gd-views-card">
          <RecordCard resource={resource} row={row} menu={menuOf(row)} without={hidden} />
        </div>
      ) : (
        <SomeRecords
          key={box}
          resource={resource}
          query={{ ...filters, [boxParameterOf(viewsOf(resource).map!)]: box }}
          menuOf={menuOf}
          without={hidden}
        />
      )}
      {dialog}
    </section>
  );
}
