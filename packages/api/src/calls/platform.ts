import * as z from 'zod';
import { defineCall } from '../call.ts';

// Apart from the other settings: every page asks for it before it has loaded much.

const service = 'base' as const;

const platformData = z.object({
  name: z.object({ zh: z.string(), en: z.string() }),
  /** A data address; empty: the product's own. */
  logo: z.string(),
  login_notice: z.string(),
  /** What a new password must be. */
  password: z.object({ password_length: z.int(), password_case: z.boolean(), password_symbol: z.boolean() }),
  /** Largest file, MB. */
  upload_file_mb: z.int(),
});
export type PlatformData = z.output<typeof platformData>;

/** What pages show before anybody has logged in. */
export const get = defineCall({
  name: 'platform.get',
  label: { zh: '平台信息', en: 'The platform' },
  service,
  method: 'GET',
  path: 'system/platform',
  input: {},
  output: platformData,
  public: true,
});
