import * as z from 'zod';
import { defineCall } from '../call.ts';
import { mapConfigData } from '../map/schema.ts';

/** Returns the settings for the console. Needs a session, since they contain browser keys of map providers. */
export const settings = defineCall({
  name: 'console.settings',
  label: { zh: '控制台设置', en: 'Settings of the console' },
  service: 'base',
  method: 'GET',
  path: 'console/settings',
  input: {},
  output: z.object({
    /** Null when no map is configured: the console shows a graticule and sends no requests to map providers. */
    map: mapConfigData.nullable(),
  }),
});
