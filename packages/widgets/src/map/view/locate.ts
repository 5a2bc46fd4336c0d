import type { MapView } from './map-view.ts';

/** Zoom at which one sees where one stands. */
const CLOSE = 17;
const TIMEOUT = 10_000;

/**
 * Brings a map to where the device is; browsers say it in WGS-84.
 * @param unsupported message of a browser that has no geolocation
 * @throws Error with what the browser says, such as a refusal
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
