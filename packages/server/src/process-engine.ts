import { DEFAULT_TIME_ZONE } from '@gongdi/domain';
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
import { notifyUsers } from './notify/index.ts';
import type { Ports } from './ports.ts';
import { approvalHooks } from './process/index.ts';
import { anyOf, transaction, type Database } from './store/index.ts';

/** Options of the engine of a server. */
export interface ProcessEngineOptions {
  /** IANA zone of civil times in timers. */
  timeZone?: string | undefined;
  /** Hosts that models may call over HTTP (none by default), and the secret that signs these calls. */
  callOut?: { hosts: string; secret?: string | undefined } | undefined;
  /** Code that models may call by name, beside the built-in delegates. */
  delegates?: DelegateRegistration | undefined;
  /** Runs the processes instead of the embedded engine; scripts and code then run in that engine. */
  outsideEngine?: EngineConnection | undefined;
}

/** The engine of a server. */
export interface ProcessEngine {
  engine: RunningEngine;
  /** Ends the running jobs and the threads of scripts. */
  close: () => Promise<void>;
}

/** Makes the engine on the server's database: embedded or external. `engine.startWork` starts its worker. */
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

/**
 * Sends notices of processes as notifications to accounts of the instance's organisation and those above and below it.
 */
function notices({ db }: Database, { now }: Pick<Ports, 'now'>): NotifyPort {
  return ({ to, title, content, instance_id }) =>
    transaction(db, async (trx) => {
      const rows = await trx
        .selectFrom('process_instance as i')
        .innerJoin('organisation as mine', 'mine.id', 'i.org_id')
        .innerJoin('account as a', (join) =>
          join.on((eb) => eb.or([eb('a.id', '=', anyOf(to)), eb('a.user_name', '=', anyOf(to))])),
        )
        .innerJoin('organisation as o', 'o.id', 'a.org_id')
        .select('a.id')
        .where('i.id', '=', instance_id)
        .where(({ fn, or }) =>
          or([
            fn<boolean>('starts_with', ['o.path', 'mine.path']),
            fn<boolean>('starts_with', ['mine.path', 'o.path']),
          ]),
        )
        .execute();
      const text = content === '' ? title : `${title}：${content}`;
      const label = { zh: text, en: text };
      const link = `/bpm/process-instance/detail?id=${instance_id}`;
      await notifyUsers(
        trx,
        rows.map(({ id }) => id),
        { kind: 'process_notice', title: label, link },
        now(),
      );
    });
}
