import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request for a file of the elements, as it has reached the server. */
export interface Asked {
  path: string;
  /** Whether the browser only asked if its copy is still right. */
  conditional: boolean;
}

export interface Recording {
  /** e.g. `http://127.0.0.1:41234` */
  url: string;
  asked: Asked[];
  close(): Promise<unknown>;
}

/**
 * Stands before a server and notes what browsers ask it for below `/elements/`: what they take from their cache does not
 * arrive here.
 * @param target address of the server
 * @param own may answer a request itself; then it returns true
 */
export async function recordingProxy(
  target: string,
  own: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<Recording> {
  const { hostname, port } = new URL(target);
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    if (url.startsWith('/elements/'))
      asked.push({
        path: url.replace('/elements/', '').replace(/\?.*/, ''),
        conditional: 'if-none-match' in headers || 'if-modified-since' in headers,
      });
    if (own(request, response)) return;
    const sent = send({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
