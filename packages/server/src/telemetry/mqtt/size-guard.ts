import type { Socket } from 'node:net';

/**
 * Follows the lengths of the packets in a byte stream and detects a packet that is too long before it is buffered. The
 * fixed header of MQTT is one byte and a length of one to four bytes (MQTT 3.1.1, section 2.2.3).
 * @returns a function that accepts the next bytes and returns whether they may pass
 */
export function packetGuard(most: number | (() => number)): (chunk: Uint8Array) => boolean {
  const limit = typeof most === 'number' ? () => most : most;
  let left = 0;
  let length = 0;
  let digit = 0;
  let inHeader = false;
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const step = Math.min(left, chunk.length - at);
        left -= step;
        at += step;
        continue;
      }
      const byte = chunk[at]!;
      at += 1;
      if (!inHeader) {
        inHeader = true;
        length = 0;
        digit = 0;
        continue;
      }
      length += (byte & 127) * 128 ** digit;
      digit += 1;
      if (length > limit() || (digit === 4 && byte > 127)) return false;
      if (byte > 127) continue;
      inHeader = false;
      left = length;
    }
    return true;
  };
}

/**
 * Closes a connection that announces a packet that is too long; otherwise the broker reads from the socket as before.
 */
export function guardSocket(socket: Socket, most: number | (() => number)): Socket {
  const passes = packetGuard(most);
  const read = socket.read.bind(socket);
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size);
    if (chunk instanceof Uint8Array && !passes(chunk)) {
      socket.destroy();
      return null;
    }
    return chunk;
  };
  return socket;
}
