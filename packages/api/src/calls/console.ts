import * as z from 'zod';
import { defineCall } from '../call.ts';
import { mapConfigData } from '../map/schema.ts';

/** What the installation tells its own console. Needs a session: browser keys of map providers are among it. */
export const settings = defineCall({
  name: 'console.settings',
  label: { zh: '控制台设置', en: 'Settings of the console' },
  service: 'base',
  method: 'GET',
  path: 'console/settings',
  input: {},
  output: z.object({
    /** Null without one: a graticule, and nothing is asked of anybody. */
    map: mapConfigData.nullable(),
  }),
});
