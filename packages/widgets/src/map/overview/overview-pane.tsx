import { useEffect, useRef, useState } from 'react';
import type { MapView } from '../view/map-view.ts';
import { OverviewMap } from './overview-map.ts';

interface OverviewPaneProps {
  view: MapView;
  /** For those who do not see it: what it is and how it is used. */
  label: string;
  mode: string;
}

/** The small map in its corner. */
export default function OverviewPane({ view, label, mode }: OverviewPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  // One map for the life of the pane: what it follows does not change under it.
  const [map] = useState(() => new OverviewMap(view));
  useEffect(() => {
    place.current?.append(map.element);
    return () => map.destroy();
  }, [map]);
  useEffect(() => map.dress(label, mode), [map, label, mode]);
  return <div className="gd-overview-box" ref={place} />;
}
