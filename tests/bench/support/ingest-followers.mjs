// Browsers of the row `ingest`: connections that follow devices. Arguments: address of the server, number of
// connections. Prints `ready` when all follow, and on SIGTERM the number of received frames.
import { calls, createClient, memorySession, resourceCalls } from '@gongdi/api';
import { rolemanage, usermanage } from '@gongdi/domain';
import { WebSocket } from 'ws';

const [address, lines] = process.argv.slice(2);
/** An account may have at most thirty connections. */
const LINES_OF_ONE = 25;
const PASSWORD = 'Follower2026';

async function signIn(user_name, password) {
  const session = memorySession();
  const client = createClient({ config: () => ({ baseUrl: address }), session });
  const data = await client.call(calls.user.login, { body: { user_name, password } });
  session.set({ token: data.token, serial: data.serial_token_number });
  return client;
}

const admin = await signIn('contractor', 'Contractor@2026');
const roles = await admin.call(resourceCalls(rolemanage).list, { query: { page_size: '100' } });
const role = roles.list.find(({ role_code }) => role_code === 'contractor');
const tree = await admin.call(calls.user.userInfo, {});
const devices = (await admin.call(calls.device.latest, { query: {} })).map(({ device_id }) => device_id);
let frames = 0;
const open = (session, index) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/notification/ws`);
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ op: 'auth', token: session.token, serial: session.serial })));
    socket.on('message', (data) => {
      const text = Buffer.from(data).toString();
      if (text.startsWith('{"topic"')) frames += 1;
      else if (text === '{"op":"ready"}')
        socket.send(JSON.stringify({ op: 'sub', topic: `device/${devices[index % devices.length]}` }));
      else if (text.startsWith('{"op":"subbed"')) resolve();
      else reject(new Error(text));
    });
  });

for (let from = 0; from < Number(lines); from += LINES_OF_ONE) {
  const userName = `follower${from}`;
  const body = {
    userName,
    nickname: userName,
    password: PASSWORD,
    organization_id: tree.org_id,
    role_ids: [role.id],
    user_status: 1,
  };
  await admin.call(resourceCalls(usermanage).add, { body }).catch((error) => {
    // In a second round the account already exists.
    if (error.code !== 40901) throw error;
  });
  const session = (await signIn(userName, PASSWORD)).session.get();
  const count = Math.min(LINES_OF_ONE, Number(lines) - from);
  await Promise.all(Array.from({ length: count }, (_, index) => open(session, from + index)));
}
process.stdout.write(`${JSON.stringify({ devices: devices.length })}\n`);
process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ frames })}\n`);
  process.exit(0);
});
