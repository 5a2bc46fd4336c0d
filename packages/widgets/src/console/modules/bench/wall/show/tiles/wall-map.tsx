import type { calls, MapConfig } from '@gongdi/api';
import type { SiteFeature } from '@gongdi/domain';
import { boxOf, convertPolygon, DEFAULT_SYSTEM, isCoordinateSystem, parseWire, type Box } from '@gongdi/geo';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useWidget } from '../../../../../../kit/provider/index.ts';
import { adoptMapCss, L, MapStage, MapView } from '../../../../../../map/index.ts';
import { FenceShape } from '../../../../../generic/resource/views/places/fence-shape.ts';
import { boxAround } from '../../../../../generic/resource/views/places/place-marks.ts';
import { useLang } from '../../../../../ground/context/console-context.tsx';
import { useWallText } from '../../text/index.ts';
import { aroundSites, withSites } from './site-box.ts';

type Data = NonNullable<calls.wall.WallData['map']>;

/** Closest zoom for showing everything. */
const FIT_ZOOM = 19;

/** Map of a wall: the fence and the records that have a place. It shows everything and is not moved by hand. */
export default function WallMap({ data, config, shown }: { data: Data; config: MapConfig | null; shown: boolean }) {
  const context = useWidget();
  const lang = useLang();
  const text = useWallText();
  useLayoutEffect(() => adoptMapCss(context.root), [context.root]);
  const [map] = useState(() => {
    const view = new MapView({
      config: config ?? undefined,
      lang: lang === 'zh' ? 'zh-CN' : 'en',
      ownLandmarks: true,
    });
    for (const handler of ['dragging', 'scrollWheelZoom', 'doubleClickZoom', 'touchZoom', 'boxZoom'] as const)
      view.leaflet[handler]?.disable();
    view.element.tabIndex = -1;
    return { view, fence: new FenceShape(view), marks: L.layerGroup().addTo(view.leaflet) };
  });
  useEffect(() => () => map.view.destroy(), [map]);
  const places = useMemo(
    () => data.layers.flatMap(({ resource, places: all }) => all.map((place) => ({ ...place, resource }))),
    [data.layers],
  );
  const polygons = useMemo(() => {
    if (!data.fence) return [];
    const { areas, system } = data.fence;
    const from = isCoordinateSystem(system) ? system : DEFAULT_SYSTEM;
    return parseWire(areas).map((polygon) => convertPolygon(polygon, from, DEFAULT_SYSTEM));
  }, [data.fence]);
  useEffect(() => {
    map.fence.show({ polygons });
    map.marks.clearLayers();
    for (const { longitude, latitude, total } of places) {
      const mark = document.createElement('span');
      mark.textContent = total === 1 ? '' : String(total);
      const icon = L.divIcon({
        className: total === 1 ? 'gd-wall-pin' : 'gd-wall-many',
        iconSize: undefined,
        html: mark,
      });
      const at = map.view.toLatLng([longitude, latitude], DEFAULT_SYSTEM);
      L.marker(at, { icon, interactive: false, keyboard: false }).addTo(map.marks);
    }
  }, [map, places, polygons]);
  const around = useMemo(() => {
    const corners = polygons.flatMap(({ outer }) => outer);
    return boxAround([
      ...places,
      ...(corners.length > 0 ? [{ box: [...boxOf(corners)] as [number, number, number, number] }] : []),
    ]);
  }, [places, polygons]);
  const sites = useSites(config, around);
  useEffect(() => {
    if (shown && around) map.view.fit(withSites(around, sites), DEFAULT_SYSTEM, FIT_ZOOM);
  }, [map, around, sites, shown]);
  return (
    <>
      <div className="gd-wall-map" aria-hidden>
        <MapStage view={map.view} lang={lang === 'zh' ? 'zh-CN' : 'en'} mode="dark" bare />
      </div>
      <p className="gd-wall-legend">
        {places.length === 0 && polygons.length === 0 && text.mapNone}
        {data.layers
          .filter(({ places: all }) => all.length > 0)
          .map(({ resource, label, places: all }) => (
            <span key={resource}>
              {label[lang]} {all.reduce((sum, { total }) => sum + total, 0)}
            </span>
          ))}
      </p>
    </>
  );
}

/** What is drawn of the sites around what is shown; asked for again only when that lies elsewhere. */
function useSites(config: MapConfig | null, around: Box | undefined): readonly SiteFeature[] {
  const [found, setFound] = useState<readonly SiteFeature[]>([]);
  const source = config?.sites;
  const asked = around && aroundSites(around);
  const key = asked?.join(' ');
  useEffect(() => {
    if (!source || key === undefined) return;
    const running = new AbortController();
    const [west, south, east, north] = key.split(' ').map(Number) as [number, number, number, number];
    source([west, south, east, north], running.signal).then(
      (features) => {
        if (!running.signal.aborted) setFound(features);
      },
      // An extra: the marks are shown without them.
      () => undefined,
    );
    return () => running.abort();
  }, [source, key]);
  return key === undefined ? NONE : found;
}

const NONE: readonly SiteFeature[] = [];
