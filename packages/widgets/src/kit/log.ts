/**
 * Logs what the specifications require in the log, for the developer or operator of a page, never for its user.
 * Browsers show this log level only on request, so a host's console stays quiet. Hosts receive the same failures as
 * `gd-error`.
 * @param where subject and its action: `process-designer import`, `console call`
 */
export function log(where: string, what: unknown): void {
  console.debug(`[gongdi] ${where}:`, what);
}
