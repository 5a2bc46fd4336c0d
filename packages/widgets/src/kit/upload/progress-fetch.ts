/** Receives the share of the request body that was sent, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * `fetch` over XMLHttpRequest, which alone reports the progress of sending a body. Supports what the client uses: an
 * address, method, headers, body and signal.
 */
export function progressFetch(onProgress: OnProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const abort = () => request.abort();
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      request.responseType = 'blob';
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => {
        const bodyless = request.status === 204 || request.status === 304;
        const body = bodyless ? null : (request.response as Blob | null);
        resolve(new Response(body, { status: request.status, headers: headersOf(request.getAllResponseHeaders()) }));
      });
      request.addEventListener('error', () => reject(new TypeError('network error')));
      request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      if (signal?.aborted) return reject(new DOMException('aborted', 'AbortError'));
      signal?.addEventListener('abort', abort);
      return request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}

/** Parses `a: b\r\nc: d` */
export function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
