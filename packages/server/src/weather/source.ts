import type { calls } from '@gongdi/api';
import { GongdiError, type FieldProblem, type Label, type Lang } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import { storeAdjustment, type SecretBox } from '../settings/index.ts';
import type { Db } from '../store/index.ts';
import { FORMATS } from './formats.ts';
import { weatherLabel } from './text/index.ts';

export type WeatherSource = calls.weather.WeatherSource;
export type WeatherFormat = WeatherSource['format'];

const NAME = 'source';
const NONE: WeatherSource = { format: 'none', url: '', key: '' };
const DOTS = '••••';

/** What is stored: the key sealed. */
interface Stored {
  format: WeatherFormat;
  url: string;
  /** Base64; empty: no key. */
  sealed: string;
  /** End of the key, as administrators see it. */
  shown: string;
}

/** Returns the source with its key, and its version; 0: nothing was stored. */
export async function readSource(db: Db, box: SecretBox): Promise<WeatherSource & { version: number; shown: string }> {
  const row = await db
    .selectFrom('adjustment')
    .select(['value', 'version'])
    .where('kind', '=', 'weather')
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (!row) return { ...NONE, version: 0, shown: '' };
  const { format, url, sealed, shown } = row.value as Stored;
  const opened = sealed === '' ? { key: '' } : await box.open(Buffer.from(sealed, 'base64'));
  return { format, url, key: opened?.['key'] ?? '', version: row.version, shown };
}

/** Returns a source as administrators see it: of the key, only the end. */
export const hidden = ({
  format,
  url,
  version,
  shown,
}: WeatherSource & { version: number; shown: string }): WeatherSource & { version: number } => ({
  format,
  url,
  version,
  key: shown,
});

const endOf = (key: string): string => (key === '' ? '' : DOTS + key.slice(-Math.min(4, key.length >> 2)));

/**
 * Returns a source that may be used: the stored key where it was sent as it was shown.
 * @throws GongdiError `invalid` that names the field
 */
export function checkedSource(
  sent: WeatherSource,
  stored: { key: string; shown: string },
  lang: Lang,
): WeatherSource & { shown: string } {
  const problems: FieldProblem[] = [];
  const wrong = (path: string, label: Label) => problems.push({ path, code: 'source', message: label[lang] });
  const same = sent.key !== '' && sent.key === stored.shown;
  const key = same ? stored.key : sent.key.trim();
  if (sent.format !== 'none') {
    const url = sent.url.trim() || FORMATS[sent.format].url;
    if (!isTemplate(url)) wrong('url', weatherLabel('url'));
    if (key.startsWith(DOTS) || (same && key === '')) wrong('key', weatherLabel('hiddenKey'));
    else if (key === '' && (FORMATS[sent.format].needsKey || url.includes('{key}'))) wrong('key', weatherLabel('key'));
  }
  if (problems.length > 0) throw new GongdiError('invalid', { problems });
  return { format: sent.format, url: sent.url.trim(), key, shown: same ? stored.shown : endOf(key) };
}

const isTemplate = (url: string): boolean =>
  /^https?:\/\//.test(url) &&
  url.includes('{lat}') &&
  url.includes('{lon}') &&
  URL.canParse(url.replaceAll(/[{}]/g, ''));

/** Stores the source; the change record has the end of the key only. @throws GongdiError `conflict` */
export async function storeSource(
  db: Db,
  box: SecretBox,
  context: CallerContext,
  { format, url, key, shown }: WeatherSource & { shown: string },
  version: number,
): Promise<void> {
  const sealed = key === '' ? '' : (await box.seal({ key })).toString('base64');
  const value: Stored = { format, url, sealed, shown };
  await storeAdjustment(db, context, {
    kind: 'weather',
    name: NAME,
    version,
    value,
    fallback: { format: 'none', url: '', sealed: '', shown: '' } satisfies Stored,
    logged: (whole) => ({ ...whole, sealed: undefined }),
  });
}
