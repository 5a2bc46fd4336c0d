import { sheetColumnsOf, traitsOf, type AnyResource } from '@gongdi/domain';
import { exportRecords, openWorkbook, readRecords, SheetError, type HeaderMap, type ReadResult } from '@gongdi/sheets';
import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

export interface LocalSheet {
  result: ReadResult<AnyResource>;
  /** Content sent to the server: the file itself, or its clean rows in a workbook with the product's own headers. */
  upload: Uint8Array;
  /** Whether the upload is the file itself. */
  asItIs: boolean;
  /** Returns the row in the file for a row in the upload. */
  rowOf: (row: number) => number;
}

/** Maximum number of problems that are stored and shown. */
const MAX_PROBLEMS = 1000;

/**
 * Reads and checks a spreadsheet as the import dialog does. The server does not read CSV and foreign headers, so the
 * clean rows of such a file are uploaded as a workbook with the product's own headers.
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
    const named = sheetColumnsOf(resource).some(({ kind }) => traitsOf(kind).refersTo === 'region');
    const regions = named ? (await import('@gongdi/domain/regions')).regionCode : undefined;
    const result = await readRecords(resource, workbook, {
      ...(regions ? { regions } : {}),
      maxProblems: MAX_PROBLEMS,
      ...(headers ? { headers } : {}),
      ...(onProgress ? { onProgress } : {}),
    });
    if (workbook.format === 'xlsx' && !headers) return { result, upload: bytes, asItIs: true, rowOf: (row) => row };
    if (result.clean.some(({ pictures }) => pictures))
      throw new CliFailure(EXIT.usage, cliMessage('importPicturesMapped'));
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
