/** Returns undici's fetch without its own time limits: the time limits of the calls apply. */
export async function patientFetch(): Promise<typeof globalThis.fetch> {
  const { Agent, fetch, FormData } = await import('undici');
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const patient = (url: string, init: RequestInit) => {
    // undici accepts only its own FormData class, the client creates that of the platform.
    if (!(init.body instanceof globalThis.FormData)) return fetch(url, { ...(init as object), dispatcher });
    const body = new FormData();
    for (const [name, value] of init.body) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value, value.name);
    }
    return fetch(url, { ...(init as object), body, dispatcher });
  };
  return patient as unknown as typeof globalThis.fetch;
}
