import { CliFailure, EXIT } from '../command.ts';
import { cliMessage } from '../text/index.ts';

/**
 * Parses `Foreign=field` arguments into a map from foreign headers to fields; `Foreign=` leaves the column out.
 * @throws CliFailure with exit 2 for anything else
 */
export function headerMap(entries: readonly string[] | undefined): Record<string, string | null> | undefined {
  if (!entries || entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map((entry) => {
      const at = entry.lastIndexOf('=');
      if (at < 1) throw new CliFailure(EXIT.usage, cliMessage('badMap', { text: entry }));
      const field = entry.slice(at + 1).trim();
      return [entry.slice(0, at), field === '' ? null : field];
    }),
  );
}
