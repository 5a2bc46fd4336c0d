import * as z from 'zod';
import { defineCall } from '../call.ts';

// Separate from the other settings, because every page requests it before it has loaded much.

const service = 'base' as const;

const platformData = z.object({
  name: z.object({ zh: z.string(), en: z.string() }),
  /** A data URL; empty: the product's own logo. */
  logo: z.string(),
  login_notice: z.string(),
  /** Requirements for a new password. */
  password: z.object({ password_length: z.int(), password_case: z.boolean(), password_symbol: z.boolean() }),
  /** Largest file in MB. */
  upload_file_mb: z.int(),
  /** Whether users may log in at an OpenID Connect provider. */
  openid: z.boolean(),
});
export type PlatformData = z.output<typeof platformData>;

/** Returns what pages show before login. */
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
