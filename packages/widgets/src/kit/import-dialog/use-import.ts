import { CallFailure, maskedCellsIn, resourceCalls, type IMPORT_MODES, type ImportResult } from '@gongdi/api';
import { sheetColumnsOf, traitsOf, type AnyResource, type Lang } from '@gongdi/domain';
import { openWorkbook, readRecords, SheetError, type FindReference, type ReadResult } from '@gongdi/sheets';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTimes } from '../clock/index.ts';
import { randomKey } from '../random-key/random-key.ts';
import { useData, useDictionaries } from '../data/index.ts';
import { ChunkError } from '../lazy/index.ts';
import { progressFetch } from '../upload/progress-fetch.ts';
import { knownReferences } from './known-references.ts';

/** 1 overwrite, 2 append. */
export type ImportMode = (typeof IMPORT_MODES)[keyof typeof IMPORT_MODES];

export type ImportState =
  | { step: 'choose'; failure?: string }
  | { step: 'reading'; file: File; progress: number }
  | { step: 'checked'; file: File; result: ReadResult<AnyResource>; failure?: string }
  /** `sent`: uploaded share of the file; at 1 the server processes it. */
  | { step: 'running'; file: File; sent: number }
  /** `result`: result of the check in the browser, for the rows that were skipped. */
  | { step: 'done'; outcome: ImportResult; result: ReadResult<AnyResource> };

/** Files whose name matches neither are refused (console specification, section 5). */
const NAME_PATTERN = /xlsx?/i;

export function isSheetName(name: string): boolean {
  return NAME_PATTERN.test(name);
}

/** The names of regions are large, so they load only for sheets with a region column. */
async function regionsOf(resource: AnyResource): Promise<FindReference | undefined> {
  if (!sheetColumnsOf(resource).some(({ kind }) => traitsOf(kind).refersTo === 'region')) return undefined;
  return (await import('@gongdi/domain/regions')).regionCode;
}

/**
 * Returns the message for a file that could not be read. An error that is caused neither by the file nor by the server
 * means that a part of the program did not load.
 */
function wordsOf(error: unknown, lang: Lang): string {
  if (error instanceof SheetError) return error.text[lang];
  return error instanceof CallFailure ? error.message : new ChunkError('load_failed', error).words[lang];
}

/** State of an import: choosing a file, checking it in the browser, sending it to the server, and the result. */
export function useImport(resource: AnyResource, onImported: () => void) {
  const { client, lang } = useData();
  const { within } = useDictionaries();
  const { zone } = useTimes();
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const key = useRef('');
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const check = useCallback(
    async (file: File, mode: ImportMode) => {
      work.current?.abort();
      const running = new AbortController();
      work.current = running;
      key.current = randomKey();
      setState({ step: 'reading', file, progress: 0 });
      try {
        const [bytes, references, regions] = await Promise.all([
          file.arrayBuffer(),
          knownReferences(client, resource, running.signal),
          regionsOf(resource),
        ]);
        const workbook = await openWorkbook(new Uint8Array(bytes));
        const result = await within(() =>
          readRecords(resource, workbook, {
            references,
            regions,
            zone,
            masked: maskedCellsIn(mode),
            onProgress: (progress) => {
              running.signal.throwIfAborted();
              setState({ step: 'reading', file, progress });
            },
          }),
        );
        setState({ step: 'checked', file, result });
      } catch (error) {
        if (running.signal.aborted) return;
        setState({ step: 'choose', failure: wordsOf(error, lang) });
      }
    },
    [client, resource, lang, within, zone],
  );

  const send = useCallback(
    async (mode: ImportMode) => {
      if (state.step !== 'checked') return;
      const { file, result } = state;
      setState({ step: 'running', file, sent: 0 });
      try {
        const outcome = await client.call(
          resourceCalls(resource).import!,
          { form: { type: mode, key: key.current }, file, fileName: file.name },
          { quiet: true, fetch: progressFetch((sent) => setState({ step: 'running', file, sent })) },
        );
        setState({ step: 'done', outcome, result });
        onImported();
      } catch (error) {
        // The next attempt sends the same idempotency key; if the server did complete the first attempt, it does not
        // import twice.
        setState({ step: 'checked', file, result, failure: (error as Error).message });
      }
    },
    [client, resource, state, onImported],
  );

  const restart = useCallback(() => setState({ step: 'choose' }), []);
  return { state, check, send, restart };
}
