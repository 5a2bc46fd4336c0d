import type { S3Options } from '@gongdi/server';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/** Region name that object stores without regions accept. */
const REGION = 'us-east-1';

/**
 * Returns the bucket for uploaded files: `GONGDI_S3_URL` with `GONGDI_S3_KEY` and `GONGDI_S3_SECRET`, and where they
 * are needed `GONGDI_S3_REGION` and `GONGDI_S3_PREFIX`. Undefined: uploaded files are stored in the data folder.
 * @throws CliFailure with exit 2 when the address is invalid, or key and secret are missing
 */
export function bucketOf(env: Readonly<Record<string, string | undefined>>): S3Options | undefined {
  const { GONGDI_S3_URL: url, GONGDI_S3_KEY: key, GONGDI_S3_SECRET: secret } = env;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CliFailure(EXIT.usage, cliMessage('badAddress', { name: 'GONGDI_S3_URL' }));
  if (!key || !secret) throw new CliFailure(EXIT.usage, cliMessage('bucketLogin'));
  const prefix = env['GONGDI_S3_PREFIX'];
  return { url, key, secret, region: env['GONGDI_S3_REGION'] || REGION, ...(prefix ? { prefix } : {}) };
}
