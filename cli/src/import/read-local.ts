import { sheetColumnsOf, type AnyResource } from '@gongdi/domain';
import { exportRecords, openWorkbook, readRecords, SheetError, type HeaderMap, type ReadResult } from '@gongdi/sheets';
import { CliFailure, EXIT } from '../command.ts';

export interface LocalSheet {
  result: ReadResult<AnyResource>;
  /** What the server is given: the file itself, or its clean rows under our own headers. */
  upload: Uint8Array;
  /** The upload is the file itself. */
  asItIs: boolean;
  /** Row of the file for a row of the upload. */
  rowOf: (row: number) => number;
}

/** Problems that are kept and shown. */
const MAX_PROBLEMS = 1000;

/**
 * Reads and checks a spreadsheet as the dialog does. CSV and foreign headers are understood here only, so their clean
 * rows travel as a workbook of ours.
 * @throws CliFailure with exit 1 when the file is refused as a whole
 */
export async function readLocal(
  resource: AnyResource,
  bytes: Uint8Array,
  headers: HeaderMap | undefined,
  onProgress?: (share: number) => void,
): Promise<LocalSheet> {
  try {
    const workbook = await openWorkbook(bytes, { csv: true });
    const named = sheetColumnsOf(resource).some((column) => column.kind === 'region');
    const regions = named ? (await import('@gongdi/domain/regions')).regionCode : undefined;
    const result = await readRecords(resource, workbook, {
      ...(regions ? { regions } : {}),
      maxProblems: MAX_PROBLEMS,
      ...(headers ? { headers } : {}),
      ...(onProgress ? { onProgress } : {}),
    });
    if (workbook.format === 'xlsx' && !headers) return { result, upload: bytes, asItIs: true, rowOf: (row) => row };
    const upload = await exportRecords(
      resource,
      result.clean.map(({ record }) => record),
    );
    // The header is row 1, the first record row 2.
    return { result, upload, asItIs: false, rowOf: (row) => result.clean[row - 2]?.row ?? row };
  } catch (error) {
    if (error instanceof SheetError) throw new CliFailure(EXIT.findings, error.text, error);
    throw error;
  }
}
