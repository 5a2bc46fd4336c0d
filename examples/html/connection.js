// The viewer reads an instance by itself, again every few seconds while it runs: from a Gongdi server, or straight from
// an engine's REST interface. `serve.mjs` brings both under this page's own address, so a strict policy holds.
import { configure } from '/elements/loader.js';

/** Where `serve.mjs` hands requests on to. */
const ENGINES = { camunda7: '/engine-rest', flowable: '/process-api' };
const INTERVAL = 5000;

const form = document.querySelector('#connection');
const viewer = document.querySelector('#viewer');
const told = document.querySelector('#told');

/** What the server says goes wrong is shown as it says it. */
async function ask(address, options) {
  const answer = await fetch(address, options);
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.message ?? `HTTP ${answer.status}`);
  return body;
}

/** A real host has a session already; this page gets one. @returns headers that carry it */
async function logIn(user, password) {
  const { data, code, message } = await ask('/api/user/userlogin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: user, password }),
  });
  if (code !== 0) throw new Error(message);
  const session = { token: data.token, serial: data.serial_token_number };
  configure({ lang: 'zh-CN', baseUrl: '', token: async () => session });
  return { authorization: session.token, 'x-serial-number-id': session.serial };
}

/** What each source needs: a connection, and the instance that started last when none is named. */
const SOURCES = {
  async gongdi({ user, password }) {
    const headers = await logIn(user, password);
    return {
      connection: { kind: 'gongdi', interval: INTERVAL },
      async latest() {
        const { data } = await ask('/api/workflow/bpm/process-instance/my-page?page=1&page_size=1', { headers });
        return data.list[0]?.id;
      },
    };
  },
  async camunda7(account) {
    return {
      connection: { kind: 'camunda7', baseUrl: ENGINES.camunda7, auth: authOf(account), interval: INTERVAL },
      async latest() {
        const query = 'sortBy=startTime&sortOrder=desc&maxResults=1';
        const [newest] = await ask(`${ENGINES.camunda7}/history/process-instance?${query}`, {
          headers: basic(account),
        });
        return newest?.id;
      },
    };
  },
  async flowable(account) {
    return {
      connection: { kind: 'flowable', baseUrl: ENGINES.flowable, auth: authOf(account), interval: INTERVAL },
      async latest() {
        const query = 'sort=startTime&order=desc&size=1';
        const { data } = await ask(`${ENGINES.flowable}/history/historic-process-instances?${query}`, {
          headers: basic(account),
        });
        return data[0]?.id;
      },
    };
  },
};

const authOf = ({ user, password }) => (user ? { kind: 'basic', user, password } : { kind: 'none' });
const basic = ({ user, password }) => (user ? { authorization: `Basic ${btoa(`${user}:${password}`)}` } : {});

async function show() {
  const { kind, instance, ...account } = Object.fromEntries(new FormData(form));
  told.textContent = '正在连接…';
  try {
    const { connection, latest } = await SOURCES[kind](account);
    const instanceId = instance || (await latest());
    if (!instanceId) throw new Error('没有流程实例，请先发起一个');
    Object.assign(viewer, { connection, instanceId });
    told.textContent = `流程实例 ${instanceId}`;
  } catch (error) {
    told.textContent = `无法连接：${error.message}`;
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void show();
});
