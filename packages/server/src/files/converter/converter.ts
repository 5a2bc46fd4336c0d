import { GongdiError } from '@gongdi/domain';
import { limited } from '../../threads/index.ts';
import { filesLabel } from '../text/index.ts';
import { ConversionFailure, runConverter } from './run-converter.ts';

export interface ConverterOptions {
  /**
   * Program with its arguments that makes a PDF of an Office file: `['soffice', '--headless']`. An argument may contain
   * `{in}` (the file) and `{out}` (the PDF to write); without `{in}`, the arguments of LibreOffice are added.
   */
  command: readonly string[];
  /** Time after which a conversion is ended (default 60). */
  seconds?: number;
  /** Conversions at the same time (default 1); others wait. */
  processes?: number;
  /** Largest PDF that is accepted (default 64). */
  megabytes?: number;
}

/** Makes PDFs of Office files with a program of this machine. */
export interface Converter {
  /**
   * @param key identifies the content: the same content is converted once at a time
   * @throws GongdiError `tooMany` when too many files wait, `invalid` when the file cannot be converted
   */
  convert: (key: string, bytes: Uint8Array, extension: string) => Promise<Uint8Array>;
  /** Ends all conversions. */
  close: () => void;
}

/** Files that may wait for a conversion. Beyond that, people would wait for minutes. */
const WAITING = 12;
/** Time for which a file that could not be converted is not tried again, ms. */
const FAILURE_LIFE = 600_000;
/** Remembered failures. */
const FAILURES = 500;

export function officeConverter(options: ConverterOptions, now: () => number = Date.now): Converter {
  const { command, seconds = 60, processes = 1, megabytes = 64 } = options;
  const life = new AbortController();
  const underWay = new Map<string, Promise<Uint8Array>>();
  const failures = new Map<string, { until: number; slow: boolean }>();
  const inTurn = limited(processes, WAITING, () => new GongdiError('tooMany', { label: filesLabel('convertBusy') }));

  const refusal = (slow: boolean) =>
    new GongdiError('invalid', { label: filesLabel(slow ? 'convertSlow' : 'convertFailed') });

  async function run(key: string, bytes: Uint8Array, extension: string): Promise<Uint8Array> {
    try {
      return await inTurn(() =>
        runConverter(command, bytes, extension, {
          ms: seconds * 1000,
          limit: megabytes * 1024 ** 2,
          signal: life.signal,
        }),
      );
    } catch (error) {
      if (!(error instanceof ConversionFailure) || life.signal.aborted) throw error;
      if (failures.size >= FAILURES) failures.delete(failures.keys().next().value!);
      failures.set(key, { until: now() + FAILURE_LIFE, slow: error.slow });
      throw new GongdiError('invalid', { label: refusal(error.slow).label, cause: error });
    }
  }

  return {
    convert: async (key, bytes, extension) => {
      const known = failures.get(key);
      if (known && known.until > now()) throw refusal(known.slow);
      const started = underWay.get(key);
      if (started) return started;
      const work = run(key, bytes, extension).finally(() => underWay.delete(key));
      underWay.set(key, work);
      return work;
    },
    close: () => life.abort(),
  };
}
