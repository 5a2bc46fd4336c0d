import { calls, type Client, type SiteSource } from '@gongdi/api';

/** Returns what people have drawn of the sites that the user sees. */
export function drawnSites(client: Client): SiteSource {
  return async ([west, south, east, north], signal) => {
    const side = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));
    const query = { west: side(west, 180), south: side(south, 90), east: side(east, 180), north: side(north, 90) };
    return (await client.call(calls.sitePlan.around, { query }, { signal, quiet: true })).features;
  };
}
