import { viewCalls, type RecordPlace } from '@gongdi/api';
import { boxParameterOf, viewsOf } from '@gongdi/domain';
import { DEFAULT_SYSTEM, type Box } from '@gongdi/geo';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MapView } from '../../../../../map/index.ts';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import type { ViewProps } from '../view-props.ts';
import { boxAround, boxText, cellAt, viewText } from './place-marks.ts';

/** Cells of the first look at everything, degrees. */
const FIRST_CELL = 2;
/** Closest zoom for showing everything: one place with its neighbourhood. */
const FIT_ZOOM = 16;

export interface Places {
  places: readonly RecordPlace[];
  /** Whether the places have been loaded. */
  known: boolean;
  /** No record of the list has a place. */
  nowhere: boolean;
  busy: boolean;
  error: Error | null;
  again: () => void;
  /** Shows everything. */
  fit: () => void;
}

interface Seen {
  box: Box;
  zoom: number;
}

const NOWHERE: readonly RecordPlace[] = [];

/**
 * The places in the visible part of the map. The map first shows everything, unless the address says where it is.
 * @param placed the address says where the map is
 */
export function usePlaces({ resource, view, filters }: ViewProps, map: MapView, placed: boolean): Places {
  const { client } = useConsole();
  const field = viewsOf(resource).map!;
  const [fitted, setFitted] = useState(placed);
  const [seen, setSeen] = useState<Seen>();
  const call = viewCalls(resource).places!;
  const all = { ...filters, cell: FIRST_CELL };
  const whole = useQuery({
    queryKey: ['list', resource.name, 'places', all],
    queryFn: ({ signal }) => client.call(call, { query: all }, { signal, quiet: true }),
    enabled: !fitted,
  });
  const query = seen && { ...filters, [boxParameterOf(field)]: boxText(seen.box), cell: cellAt(seen.zoom) };
  const places = useQuery({
    queryKey: ['list', resource.name, 'places', query],
    queryFn: ({ signal }) => client.call(call, { query: query! }, { signal, quiet: true }),
    enabled: query !== undefined && fitted,
    placeholderData: keepPreviousData,
  });

  const { data } = whole;
  useEffect(() => {
    if (fitted || !data) return undefined;
    let current = true;
    const box = boxAround(data);
    if (box) map.fit(box, DEFAULT_SYSTEM, FIT_ZOOM);
    void map.shown.then(() => current && setFitted(true));
    return () => {
      current = false;
    };
  }, [fitted, data, map]);

  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  useEffect(() => {
    if (!fitted) return undefined;
    const look = (): void => {
      const next = seenOn(map);
      if (!next) return;
      setSeen(next);
      const shownAt = viewText(map.fromLatLng(map.leaflet.getCenter(), DEFAULT_SYSTEM), next.zoom);
      if (latest.current.settings.view_at !== shownAt) latest.current.set({ view_at: shownAt }, true);
    };
    void map.shown.then(look);
    map.leaflet.on('moveend', look);
    return () => void map.leaflet.off('moveend', look);
  }, [fitted, map]);

  return {
    places: places.data ?? NOWHERE,
    known: places.data !== undefined,
    nowhere: places.data?.length === 0 && data?.length === 0,
    busy: places.isFetching || whole.isFetching,
    error: places.error ?? whole.error,
    again: () => void (places.error ? places : whole).refetch(),
    fit: () => {
      setFitted(false);
      void whole.refetch();
    },
  };
}

/** Returns what a map shows, with an edge, so that a small move finds its marks already there. */
function seenOn(map: MapView): Seen | undefined {
  const { width, height } = map.element.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  const bounds = map.leaflet.getBounds().pad(0.1);
  const [west, south] = map.fromLatLng(bounds.getSouthWest(), DEFAULT_SYSTEM);
  const [east, north] = map.fromLatLng(bounds.getNorthEast(), DEFAULT_SYSTEM);
  return { box: [west, south, east, north], zoom: map.leaflet.getZoom() };
}
