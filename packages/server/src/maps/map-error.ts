import type { Label } from '@gongdi/domain';
import { mapLabel } from './text/index.ts';

/** A fault in a configuration of maps; `path` as in `layers[1].key`, empty for the whole. */
export interface MapFault {
  path: string;
  reason: Label;
}

/** Thrown at the start for a wrong configuration of maps. The message says what to change. */
export class MapError extends Error {
  readonly code = 'bad_map';
  readonly text: Label;

  constructor(file: string, faults: readonly MapFault[], cause?: unknown) {
    const listed = (lang: 'zh' | 'en', between: string) =>
      faults
        .map(({ path, reason }) => (path === '' ? reason : mapLabel('problem', { path, reason }))[lang])
        .join(between);
    const text = mapLabel('wrong', { file, problems: { zh: listed('zh', '；'), en: listed('en', '; ') } });
    super(text.en, cause === undefined ? undefined : { cause });
    this.name = 'MapError';
    this.text = text;
  }
}
