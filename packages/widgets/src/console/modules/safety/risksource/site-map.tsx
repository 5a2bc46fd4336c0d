import type { MapConfig } from '@gongdi/api';
import { boxOf } from '@gongdi/geo';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useWidget } from '../../../../kit/provider/index.ts';
import { useSurface } from '../../../../kit/shadow/index.ts';
import { adoptMapCss, MapStage, MapView, PointsLayer } from '../../../../map/index.ts';
import { LOOKS, mapPointsOf, type MarkedRisk } from './marked-risks.ts';

interface SiteMapProps {
  config: MapConfig | null;
  risks: readonly MarkedRisk[];
  selected: string | null;
  onSelect: (id: string | null) => void;
}

const NEAREST = 18;
const CLUSTER_STEP = 2;

function keepNames(names: Map<string, string>, risks: readonly MarkedRisk[]): void {
  names.clear();
  for (const { id, risk_name } of risks) names.set(id, risk_name);
}

/** Risks on the map of the site, in the four colours. */
export function SiteMap({ config, risks, selected, onSelect }: SiteMapProps) {
  const context = useWidget();
  const { root } = context;
  const { mode, lang } = useSurface(context);
  const [{ names, view, layer }] = useState(() => {
    const map = new MapView({ config: config ?? undefined, lang });
    const titles = new Map<string, string>();
    return { names: titles, view: map, layer: new PointsLayer(map, LOOKS, (id) => titles.get(id) ?? '') };
  });
  useLayoutEffect(() => adoptMapCss(root), [root]);
  useEffect(
    () => () => {
      layer.remove();
      view.destroy();
    },
    [view, layer],
  );
  useEffect(() => {
    keepNames(names, risks);
    const points = mapPointsOf(risks);
    layer.show(points);
    if (points.length > 0) view.fit(boxOf(points.map(({ place }) => place)), 'WGS-84', NEAREST);
  }, [names, view, layer, risks]);
  useEffect(() => layer.repaint(), [layer, mode]);
  useEffect(() => layer.select(selected), [layer, selected]);
  useEffect(() => {
    const { leaflet } = view;
    const click = ({ containerPoint: { x, y } }: { containerPoint: { x: number; y: number } }) => {
      const picked = layer.pickAt(x, y);
      if (picked && 'cluster' in picked)
        leaflet.setZoomAround(leaflet.containerPointToLatLng([x, y]), leaflet.getZoom() + CLUSTER_STEP);
      else onSelect(picked?.id ?? null);
    };
    leaflet.on('click', click);
    return () => void leaflet.off('click', click);
  }, [view, layer, onSelect]);
  return <MapStage view={view} lang={lang} mode={mode} />;
}
