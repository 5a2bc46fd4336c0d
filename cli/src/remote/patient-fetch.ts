/** undici's fetch without time limits of its own: those of the calls count. */
export async function patientFetch(): Promise<typeof globalThis.fetch> {
  const { Agent, fetch, FormData } = await import('undici');
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  const patient = (url: string, init: RequestInit) => {
    // undici knows its own forms only, the client makes those of the platform.
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
