import { CloseOutlined, CompressOutlined } from '@ant-design/icons';
import type { MapConfig, RecordPlace } from '@gongdi/api';
import { boxParameterOf, faceOf, fill, titleOf, viewsOf } from '@gongdi/domain';
import { DEFAULT_SYSTEM } from '@gongdi/geo';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { adoptCss, useSurface } from '../../../../../kit/shadow/index.ts';
import { adoptMapCss, MapStage, MapView } from '../../../../../map/index.ts';
import { useMapConfig } from '../../../../../map/use-map-config.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { CardMenu } from '../../card/card-menu.tsx';
import { RecordCard } from '../../card/record-card.tsx';
import { SomeRecords } from '../some-records.tsx';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import type { Row, ViewProps } from '../view-props.ts';
import { LANDMARKS } from '../../../../ground/context/project-landmarks.ts';
import { apart, boxText, canSplit, PlaceMarks, readViewText } from './place-marks.ts';
import { usePlaces } from './use-places.ts';
import css from './places.css?inline';

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
  const { resource, view, config } = props;
  const context = useWidget();
  const { mode, lang: surfaceLang } = useSurface(context);
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
    const made = new MapView({
      config: config ?? undefined,
      lang: surfaceLang,
      ownLandmarks: resource.name === LANDMARKS,
      ...(asked && { zoom: asked.zoom }),
    });
    if (asked) made.goTo(asked.center, DEFAULT_SYSTEM, asked.zoom);
    return { view: made, marks: new PlaceMarks(made) };
  });
  useEffect(() => () => map.view.destroy(), [map]);
  const found = usePlaces(props, map.view, asked !== undefined);
  const [opened, setOpened] = useState<RecordPlace>();
  const places = useMemo(() => {
    const { leaflet } = map.view;
    return apart(found.places, ({ longitude, latitude }) =>
      leaflet.latLngToLayerPoint(map.view.toLatLng([longitude, latitude], DEFAULT_SYSTEM)),
    );
  }, [map, found.places]);

  useEffect(() => {
    map.marks.show(
      places,
      {
        one: ({ row }) => (row ? titleOf(resource, row) : ''),
        many: ({ total: gathered }) => fill(text.cluster, { count: gathered }),
      },
      (place) => {
        if (place.total === 1 || map.view.leaflet.getZoom() >= CLOSE || !canSplit(place)) setOpened(place);
        else map.view.fit(place.box, DEFAULT_SYSTEM, CLOSE);
      },
    );
  }, [map, places, resource, text]);

  const total = places.reduce((sum, place) => sum + place.total, 0);
  const count = places.length;
  const sentence = found.nowhere ? text.noPlaces : found.places.length >= MOST_PLACES ? text.placesCapped : text.places;
  return (
    <>
      <div className="gd-views-bar">
        <p role="status">{found.known && fill(sentence, { total, count })}</p>
        <Button icon={<CompressOutlined aria-hidden />} onClick={found.fit}>
          {text.whole}
        </Button>
      </div>
      {found.error !== null && (
        <Alert
          type="error"
          showIcon
          className="gd-data-grid-failure"
          title={found.error.message}
          action={
            <Button size="small" onClick={found.again}>
              {text.retry}
            </Button>
          }
        />
      )}
      <div
        className="gd-places"
        aria-busy={found.busy}
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
          <RecordCard
            resource={resource}
            row={row}
            without={hidden}
            menu={<CardMenu resource={resource} row={row} menu={menuOf(row)} />}
          />
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
