import { useEffect, useRef, type ReactNode } from 'react';
import type { Lang } from '../../kit/theme/tokens.ts';
import { OverviewControl } from '../overview/overview-control.tsx';
import { MapControls, MapFoot, MapNotice } from '../view/controls.tsx';
import type { MapView } from '../view/map-view.ts';

interface MapStageProps {
  view: MapView;
  lang: Lang;
  /** Light or dark theme: the canvas is painted again when it changes. */
  mode: string;
  /** Hides the buttons of the map. */
  bare?: boolean;
  /** Adds a button that moves the map to the user's position. */
  locate?: boolean;
  children?: ReactNode;
}

/** A map that fills its container, with its buttons, scale and attribution. */
export function MapStage({ view, lang, mode, bare = false, locate = false, children }: MapStageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) view.attach(place.current);
  }, [view]);
  useEffect(() => view.dress(lang, mode), [view, lang, mode]);
  return (
    <div className="gd-map" part="map">
      <div className="gd-map-place" ref={place} />
      {!bare && <MapControls view={view} lang={lang} locate={locate} />}
      <MapFoot view={view} lang={lang} />
      {!bare && <OverviewControl view={view} lang={lang} mode={mode} />}
      <MapNotice view={view} lang={lang} />
      {children}
    </div>
  );
}
