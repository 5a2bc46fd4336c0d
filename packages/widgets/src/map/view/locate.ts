import type { MapView } from './map-view.ts';

/** Zoom level for the user's position. */
const CLOSE = 17;
const TIMEOUT = 10_000;

/**
 * Moves a map to the position of the user's device, which browsers report in WGS-84.
 * @param unsupported message for browsers without geolocation
 * @throws Error with the message of the browser, such as a refusal
 */
export function locateMe(view: MapView, unsupported: string): Promise<void> {
  const geolocation = navigator.geolocation as Geolocation | undefined;
  return new Promise((resolve, reject) => {
    if (!geolocation) {
      reject(new Error(unsupported));
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords }) => {
        view.goTo([coords.longitude, coords.latitude], 'WGS-84', CLOSE);
        resolve();
      },
      (error) => reject(new Error(error.message || String(error.code))),
      { enableHighAccuracy: true, timeout: TIMEOUT },
    );
  });
}
