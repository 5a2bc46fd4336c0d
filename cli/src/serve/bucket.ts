import type { S3Options } from '@gongdi/server';
import { CliFailure, EXIT } from '../command.ts';
import { say } from '../text/index.ts';

/** What stores without regions of their own take. */
const REGION = 'us-east-1';

/**
 * The bucket that keeps uploaded files: `GONGDI_S3_URL` with `GONGDI_S3_KEY` and `GONGDI_S3_SECRET`, and where they are
 * needed `GONGDI_S3_REGION` and `GONGDI_S3_PREFIX`. Undefined: the data folder keeps them.
 * @throws CliFailure with exit 2 when the address is none, or key and secret are missing
 */
export function bucketOf(env: Readonly<Record<string, string | undefined>>): S3Options | undefined {
  const { GONGDI_S3_URL: url, GONGDI_S3_KEY: key, GONGDI_S3_SECRET: secret } = env;
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new CliFailure(EXIT.usage, say('badAddress', { name: 'GONGDI_S3_URL' }));
  if (!key || !secret) throw new CliFailure(EXIT.usage, say('bucketLogin'));
  const prefix = env['GONGDI_S3_PREFIX'];
  return { url, key, secret, region: env['GONGDI_S3_REGION'] || REGION, ...(prefix ? { prefix } : {}) };
}
