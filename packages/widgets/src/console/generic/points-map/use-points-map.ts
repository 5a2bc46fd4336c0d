import type { MapConfig } from '@gongdi/api';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useWidget } from '../../../kit/provider/index.ts';
import { useSurface } from '../../../kit/shadow/index.ts';
import { adoptMapCss, MapView, PointsLayer } from '../../../map/index.ts';

/** Zoom steps by which a click opens a cluster. */
const CLUSTER_STEP = 2;

interface PointsMapOptions {
  config: MapConfig | null;
  looks: ConstructorParameters<typeof PointsLayer>[1];
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/**
 * A map with points, of which one can be chosen: a click on a point chooses it, on a cluster opens it, elsewhere chooses
 * none.
 * @returns the view for `MapStage`, the layer to show points in, and their names, which the layer reads
 */
export function usePointsMap({ config, looks, selected, onSelect }: PointsMapOptions) {
  const context = useWidget();
  const { root } = context;
  const { mode, lang } = useSurface(context);
  const [{ names, view, layer }] = useState(() => {
    const map = new MapView({ config: config ?? undefined, lang });
    const titles = new Map<string, string>();
    return { names: titles, view: map, layer: new PointsLayer(map, looks, (id) => titles.get(id) ?? '') };
  });
  useLayoutEffect(() => adoptMapCss(root), [root]);
  useEffect(
    () => () => {
      layer.remove();
      view.destroy();
    },
    [view, layer],
  );
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
  return { names, view, layer, mode, lang };
}
