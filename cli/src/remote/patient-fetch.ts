type Agent = new (options: object) => object;

/**
 * Returns fetch without the time limits that Node's own has: the time limits of the calls apply.
 */
export async function patientFetch(): Promise<typeof globalThis.fetch> {
  const dispatcher = ownAgent();
  if (dispatcher === undefined) return packageFetch();
  return (input, init) => fetch(input, { ...init, dispatcher } as RequestInit);
}

/**
 * Returns an agent of the undici inside Node, which costs a command a tenth of a second less than the package of this
 * name. Node keeps it under this symbol, so that programs can replace it; undefined where it does not.
 */
function ownAgent(): object | undefined {
  // Node loads its undici, and sets the symbol, with the first use of one of its classes.
  void globalThis.Headers;
  const held = (globalThis as Record<symbol, unknown>)[Symbol.for('undici.globalDispatcher.1')] as object | undefined;
  if (held?.constructor.name !== 'Agent') return undefined;
  return new (held.constructor as Agent)({ headersTimeout: 0, bodyTimeout: 0 });
}

async function packageFetch(): Promise<typeof globalThis.fetch> {
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
