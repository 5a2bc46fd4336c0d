import type { MapConfig, RecordPlace } from '@gongdi/api';
import { fill, titleOf } from '@gongdi/domain';
import { boxOf, DEFAULT_SYSTEM } from '@gongdi/geo';
import { Alert, Button, Checkbox, Empty, Skeleton } from 'antd';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWidget } from '../../../../../kit/provider/index.ts';
import { adoptCss, useSurface } from '../../../../../kit/shadow/index.ts';
import { adoptMapCss, MapStage, MapView } from '../../../../../map/index.ts';
import { useMapConfig } from '../../../../../map/use-map-config.ts';
import { boxAround, canSplit, PlaceMarks, viewText } from '../../../../generic/resource/views/places/place-marks.ts';
import placesCss from '../../../../generic/resource/views/places/places.css?inline';
import { PROJECTS } from '../../../../generic/project/projects.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { COMES_BACK } from '../../../../ground/page/way-back.ts';
import { useProject } from '../../../../ground/project/project.ts';
import { useWorkbenchText } from '../text/index.ts';
import { FenceShape } from '../../../../generic/resource/views/places/fence-shape.ts';
import { useFence, useLayers, useSite, type MapLayer } from './use-layers.ts';

/** Closest zoom for showing everything: one place with its neighbourhood. */
const FIT_ZOOM = 17;

/** Map of a project with its fence and the records that have a place, or of the company with its projects. */
export default function HomeMap({ mapped }: { mapped: readonly string[] }) {
  const text = useWorkbenchText();
  const heading = useId();
  const config = useMapConfig(useWidget().config);
  const { layers, failed, retry } = useLayers(mapped);
  const [off, setOff] = useState<readonly string[]>([]);
  const lang = useLang();
  const shown = useMemo(() => layers?.filter(({ resource }) => !off.includes(resource.name)), [layers, off]);
  return (
    <section className="gd-data-panel" aria-labelledby={heading}>
      <div className="gd-data-panel-title">
        <h2 id={heading}>{text.map}</h2>
        {layers && layers.length > 1 && (
          <Checkbox.Group
            className="gd-data-end"
            aria-label={text.layers}
            value={layers.map(({ resource }) => resource.name).filter((name) => !off.includes(name))}
            options={layers.map(({ resource, places }) => ({
              value: resource.name,
              label: `${resource.label[lang]} ${places.reduce((sum, { total }) => sum + total, 0)}`,
            }))}
            onChange={(on) => setOff(layers.map(({ resource }) => resource.name).filter((name) => !on.includes(name)))}
          />
        )}
      </div>
      {failed && (
        <Alert
          type="error"
          showIcon
          title={text.mapFailed}
          action={
            <Button size="small" onClick={retry}>
              {text.retry}
            </Button>
          }
        />
      )}
      {config === undefined || !shown ? (
        !failed && <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Shown layers={shown} config={config} />
      )}
    </section>
  );
}

interface Marked extends RecordPlace {
  layer: MapLayer;
}

function Shown({ layers, config }: { layers: readonly MapLayer[]; config: MapConfig | null }) {
  const context = useWidget();
  const { mode, lang: surfaceLang } = useSurface(context);
  const lang = useLang();
  const text = useWorkbenchText();
  const navigate = useNavigate();
  const project = useProject();
  const fence = useFence(project);
  const site = useSite(project);
  useLayoutEffect(() => {
    adoptMapCss(context.root);
    adoptCss(context.root, placesCss);
  }, [context.root]);
  // One map for the life of the page.
  const [map] = useState(() => {
    const view = new MapView({ config: config ?? undefined, lang: surfaceLang, ownLandmarks: true });
    return { view, fence: new FenceShape(view), marks: new PlaceMarks<Marked>(view, { spread: true }) };
  });
  useEffect(() => () => map.view.destroy(), [map]);
  const places = useMemo(
    () => layers.flatMap((layer) => layer.places.map((place): Marked => ({ ...place, layer }))),
    [layers],
  );
  useEffect(() => {
    const open = (place: Marked) => {
      const { name } = place.layer.resource;
      if (place.row === null) {
        if (canSplit(place) && map.view.leaflet.getZoom() < FIT_ZOOM)
          return map.view.fit(place.box, DEFAULT_SYSTEM, FIT_ZOOM);
        // No zoom takes them apart: the map of their list shows which they are.
        const view_at = viewText([place.longitude, place.latitude], FIT_ZOOM);
        return void navigate(`/${name}?${new URLSearchParams({ view: 'map', view_at })}`);
      }
      const id = place.row.id;
      void (name === PROJECTS
        ? navigate(`/home?${new URLSearchParams({ project: id })}`)
        : navigate(`/${name}/detail?${new URLSearchParams({ id })}`, { state: COMES_BACK }));
    };
    map.marks.show(
      places,
      {
        one: ({ layer, row }) => (row ? titleOf(layer.resource, row) : ''),
        // Which of the kinds it is can be seen only by its name.
        many: ({ layer, total }) => [layer.resource.label[lang], fill(text.many, { count: total })].join(' '),
      },
      open,
    );
  }, [map, places, navigate, text, lang]);
  useEffect(() => map.fence.show(fence), [map, fence]);
  // Shows everything once it is known; after that the user decides.
  const fitted = useRef(false);
  useEffect(() => {
    if (fitted.current) return;
    if (places.length === 0 && !fence) {
      // A new project has its place, and perhaps its plan, before it has anything else.
      const drawn = site?.features.flatMap(({ points }) => points) ?? [];
      if (drawn.length > 0) map.view.fit(boxOf(drawn), DEFAULT_SYSTEM, FIT_ZOOM);
      else if (site) map.view.goTo(site.at, DEFAULT_SYSTEM, FIT_ZOOM);
      return;
    }
    const corners = fence?.polygons.flatMap(({ outer }) => outer) ?? [];
    const around = boxAround([
      ...places,
      ...(corners.length > 0 ? [{ box: [...boxOf(corners)] as Marked['box'] }] : []),
    ]);
    if (around) map.view.fit(around, DEFAULT_SYSTEM, FIT_ZOOM);
    fitted.current = fence !== undefined;
  }, [places, fence, site, map]);
  if (places.length === 0 && fence === null && !site && layers.every(({ places: all }) => all.length === 0))
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.mapNone} />;
  return (
    <div className="gd-home-map" role="group" aria-label={text.map}>
      <MapStage view={map.view} lang={surfaceLang} mode={mode} />
    </div>
  );
}
