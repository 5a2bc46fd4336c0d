/** Returns the message of an error, in the current language if the error has both. */
export function messageOf(error: unknown, english: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const words: unknown = Reflect.get(error, 'words');
  if (typeof words === 'object' && words !== null) {
    const text: unknown = Reflect.get(words, english ? 'en' : 'zh');
    if (typeof text === 'string') return text;
  }
  return error.message;
}
