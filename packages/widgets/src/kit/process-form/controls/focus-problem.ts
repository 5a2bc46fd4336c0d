/** Returns the id of a field's control; a path of several parts is a cell of a table. */
export function controlId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll('.', '-')}`;
}

/** Scrolls to the control of a path and focuses it. */
export function focusControl(box: HTMLElement | null, prefix: string, path: string): void {
  const wanted = controlId(prefix, path);
  const found =
    box?.querySelector<HTMLElement>(`[id="${wanted}"]`) ?? box?.querySelector<HTMLElement>(`[id^="${wanted}-"]`);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  const control = found.matches('input,textarea,button,[tabindex]')
    ? found
    : found.querySelector<HTMLElement>('input,textarea,button,[tabindex]');
  (control ?? found).focus();
}
