import { DEFAULT_TIME_ZONE } from '@gongdi/domain';
import { sql } from 'kysely';
import type { EngineConnection } from '@gongdi/engines';
import {
  createDelegates,
  createEngine,
  createOutsideEngine,
  createScriptMachine,
  type DelegateRegistration,
  type NotifyPort,
  type RunningEngine,
} from './engine/index.ts';
import { tellUsers } from './notify/index.ts';
import type { Ports } from './ports.ts';
import { approvalHooks } from './process/index.ts';
import { transaction, type Database } from './store/index.ts';

/** What the engine of a server may be given. */
export interface ProcessEngineOptions {
  /** IANA zone of civil times in timers. */
  timeZone?: string | undefined;
  /** Hosts that models may call over HTTP (none by default), and the secret that signs these calls. */
  callOut?: { hosts: string; secret?: string | undefined } | undefined;
  /** Code that models may name, beside the built-in. */
  delegates?: DelegateRegistration | undefined;
  /** Runs the processes in place of the embedded engine; then scripts and code are that engine's. */
  outsideEngine?: EngineConnection | undefined;
}

/** The engine of a server. */
export interface ProcessEngine {
  engine: RunningEngine;
  /** Ends jobs under way and the threads of scripts. */
  close: () => Promise<void>;
}

/** The engine over the server's database: ours, or an outside one. Its worker begins with `engine.startWork`. */
export function processEngine(
  database: Database,
  ports: Pick<Ports, 'now'>,
  { timeZone, callOut = { hosts: '' }, delegates: own = {}, outsideEngine: connection }: ProcessEngineOptions = {},
): ProcessEngine {
  const hooks = approvalHooks({ now: ports.now, zone: timeZone ?? DEFAULT_TIME_ZONE });
  if (connection) {
    const engine = createOutsideEngine({ database, connection, hooks });
    return { engine, close: () => engine.stopWork() };
  }
  const scripts = createScriptMachine();
  const { hosts, secret } = callOut;
  const delegates = createDelegates({
    own,
    callOut: { hosts, now: ports.now, ...(secret === undefined ? {} : { secret }) },
    notify: notices(database, ports),
  });
  const zone = timeZone === undefined ? {} : { zone: timeZone };
  const engine = createEngine({ database, hooks, now: ports.now, ...zone, scripts, delegates });
  return {
    engine,
    close: async () => {
      await engine.stopWork();
      await scripts.close();
    },
  };
}

/** Notices of processes as notifications, to accounts of the instance's organisation and those above and below it. */
function notices({ db }: Database, { now }: Pick<Ports, 'now'>): NotifyPort {
  return ({ to, title, content, instance_id }) =>
    transaction(db, async (trx) => {
      const { rows } = await sql<{ id: string }>`
        select a.id from process_instance i
          join organisation mine on mine.id = i.org_id
          join account a on a.id = any(${to}) or a.user_name = any(${to})
          join organisation o on o.id = a.org_id
        where i.id = ${instance_id} and (o.path like mine.path || '%' or mine.path like o.path || '%')`.execute(trx);
      const text = content === '' ? title : `${title}：${content}`;
      const label = { zh: text, en: text };
      const link = `/bpm/process-instance/detail?id=${instance_id}`;
      await tellUsers(trx, rows.map(({ id }) => id), { kind: 'process_notice', title: label, link }, now()); // prettier-ignore
    });
}
