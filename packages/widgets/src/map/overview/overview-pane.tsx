import { useEffect, useRef, useState } from 'react';
import type { MapView } from '../view/map-view.ts';
import { OverviewMap } from './overview-map.ts';

interface OverviewPaneProps {
  view: MapView;
  /** Label for screen readers: what it is and how it is used. */
  label: string;
  mode: string;
}

/** The overview map in its corner. */
export default function OverviewPane({ view, label, mode }: OverviewPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  // One map for the life of the pane: the map that it follows does not change.
  const [map] = useState(() => new OverviewMap(view));
  useEffect(() => {
    place.current?.append(map.element);
    return () => map.destroy();
  }, [map]);
  useEffect(() => map.dress(label, mode), [map, label, mode]);
  return <div className="gd-map-overview-box" ref={place} />;
}
