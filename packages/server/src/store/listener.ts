import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, escapeIdentifier } from 'pg';

/** Receives what servers, including this one, send by `notify`. */
export interface Listener {
  /**
   * Calls `heard` with the payload of each notification on a channel. `missed` is called after the connection was lost
   * and restored: notifications in between are lost, so the tables have to be read again.
   * @returns a function that stops listening
   */
  listen: (channel: string, heard: (payload: string) => void, missed?: () => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}

interface Ear {
  heard: (payload: string) => void;
  missed?: () => void;
}

const RETRY_MS = 250;

/** A listener that connects when first used and stays connected until it is closed. */
export function openListener(makeClient: () => Client): Listener {
  const ears = new Map<string, Set<Ear>>();
  let current: Promise<Client> | undefined;
  let closed = false;

  const connect = async (): Promise<Client> => {
    const client = makeClient();
    client.on('notification', ({ channel, payload }) => {
      for (const ear of ears.get(channel) ?? []) ear.heard(payload ?? '');
    });
    client.on('error', () => undefined);
    await client.connect();
    for (const channel of ears.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    client.on('end', () => void restore());
    return client;
  };

  const restore = async (): Promise<void> => {
    for (;;) {
      if (closed) return;
      try {
        const again = connect();
        current = again;
        await again;
        for (const set of ears.values()) for (const ear of set) ear.missed?.();
        return;
      } catch {
        await sleep(RETRY_MS);
      }
    }
  };

  const client = (): Promise<Client> => {
    if (closed) return Promise.reject(new Error('the listener is closed'));
    current ??= connect().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };

  return {
    listen: async (channel, heard, missed) => {
      const ear: Ear = { heard, missed };
      const set = ears.get(channel) ?? new Set<Ear>();
      ears.set(channel, set.add(ear));
      try {
        await (await client()).query(`listen ${escapeIdentifier(channel)}`);
      } catch (error) {
        set.delete(ear);
        throw error;
      }
      return async () => {
        set.delete(ear);
        if (set.size > 0) return;
        ears.delete(channel);
        if (!closed) await (await client()).query(`unlisten ${escapeIdentifier(channel)}`);
      };
    },
    close: async () => {
      closed = true;
      const open = await current?.catch(() => undefined);
      await open?.end().catch(() => undefined);
    },
  };
}
