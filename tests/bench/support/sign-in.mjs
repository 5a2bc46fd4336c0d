import { calls, createClient, memorySession } from '@gongdi/api';

/** Returns a client with a session of the demo's contractor. @param {string} address */
export async function signIn(address) {
  const session = memorySession();
  const client = createClient({ config: () => ({ baseUrl: address }), session });
  const body = { user_name: 'contractor', password: 'Contractor@2026' };
  const data = await client.call(calls.user.login, { body });
  session.set({ token: data.token, serial: data.serial_token_number });
  return client;
}
