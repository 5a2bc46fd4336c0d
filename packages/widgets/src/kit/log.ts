/**
 * What the specifications want logged besides being shown, or logged alone: for whoever looks after a page, never for the
 * person before it. Browsers show this level only when it is asked for, so a host's console stays quiet. Hosts hear of
 * the same failures by `gd-error`.
 * @param where what and its action: `process-designer import`, `console call`
 */
export function log(where: string, what: unknown): void {
  console.debug(`[gongdi] ${where}:`, what);
}
