import { placeHere } from '../place-here.ts';

/** Longest wait for a place, ms: the picture is not kept back longer. */
const PATIENCE = 8000;
/** A place that was found this long ago still holds, ms: nobody leaves a site within a minute. */
const FRESH = 60_000;

/** Returns where this device is, in GCJ-02; undefined without consent, without HTTPS, or when it is not found in time. */
export function whereNow(): Promise<{ longitude: number; latitude: number } | undefined> {
  if (!globalThis.isSecureContext || !('geolocation' in navigator)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(placeHere(coords)),
      () => resolve(undefined),
      { timeout: PATIENCE, maximumAge: FRESH, enableHighAccuracy: true },
    );
  });
}
