/** Replaces the `{places}` of a text by values; an unknown place stays. */
export const format = (text: string, places: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
