import type { BoardHelmet, MapConfig } from '@gongdi/api';
import { boxOf } from '@gongdi/geo';
import { useEffect, useRef } from 'react';
import { MapStage } from '../../../../map/index.ts';
import { usePointsMap } from '../../../generic/points-map/use-points-map.ts';
import { LOOKS, pointsOf } from './figures.ts';
import type { MovedListener } from './use-board.ts';

interface BoardMapProps {
  config: MapConfig | null;
  helmets: readonly BoardHelmet[];
  /** Takes the function that moves points at once. */
  moved: { current: MovedListener };
  selected: string | null;
  onSelect: (id: string | null) => void;
}

const NEAREST = 18;

function keepNames(names: Map<string, string>, helmets: BoardMapProps['helmets']): void {
  names.clear();
  for (const { device_id, name, device_name } of helmets) names.set(device_id, name || device_name);
}

/** Says who draws the helmets that have moved. */
function follow(moved: BoardMapProps['moved'], draw: BoardMapProps['moved']['current']): void {
  moved.current = draw;
}

/** The live map: each helmet a point, coloured by its state. */
export function BoardMap({ config, helmets, moved, selected, onSelect }: BoardMapProps) {
  const { names, view, layer, mode, lang } = usePointsMap({ config, looks: LOOKS, selected, onSelect });
  const fitted = useRef(false);
  useEffect(() => {
    keepNames(names, helmets);
    const points = pointsOf(helmets);
    layer.show(points);
    if (fitted.current || points.length === 0) return;
    fitted.current = true;
    view.fit(boxOf(points.map(({ place }) => place)), 'WGS-84', NEAREST);
  }, [names, view, layer, helmets]);
  useEffect(() => {
    follow(moved, (some) => layer.move(pointsOf(some)));
    return () => follow(moved, () => undefined);
  }, [layer, moved]);
  // A helmet chosen in the list is brought into view: when it is chosen, not with each of its positions.
  const newest = useRef(helmets);
  useEffect(() => void (newest.current = helmets), [helmets]);
  useEffect(() => {
    const found = pointsOf(newest.current.filter(({ device_id }) => device_id === selected))[0];
    if (!found) return;
    const at = view.toLatLng(found.place, 'WGS-84');
    if (!view.leaflet.getBounds().contains(at)) view.goTo(found.place, 'WGS-84');
  }, [view, selected]);
  return <MapStage view={view} lang={lang} mode={mode} locate />;
}
