import { DEFAULT_TIME_ZONE } from '@gongdi/domain';
import type { RawBuilder } from 'kysely';
import type { Pool } from 'pg';
import { captchasIn, type Captchas } from './accounts/index.ts';
import { customFields, type CustomFields } from './custom/index.ts';
import { overlayStore, type OverlayStore } from './dictionary/index.ts';
import { officeConverter, signingKey, type BlobStore, type Converter } from './files/index.ts';
import type { RunningEngine } from './engine/index.ts';
import type { Caller, Handler } from './handler/index.ts';
import { mapStore, type MapStore } from './maps/index.ts';
import { menuStore, type MenuStore } from './menu/index.ts';
import { notificationHub, type Counts, type Hub } from './notify/index.ts';
import { realPorts, type Ports } from './ports.ts';
import { processEngine } from './process-engine.ts';
import { standingOf } from './process/index.ts';
import type { PassageProvider, TrainingProvider } from './labour/index.ts';
import type { AfterImport, AfterWrite, Derive, OnImport, ResourceDeps } from './resources/index.ts';
import type { FormPrinters, Room, WriteRule } from './room.ts';
import type { ServerOptions } from './server-options.ts';
import { settingStore, type ReadSetting, type SettingStore } from './settings/index.ts';
import { useCounted, type Counted, type Db } from './store/index.ts';
import { telemetry, type Telemetry } from './telemetry/index.ts';
import type { MoreTiles } from './tiles/index.ts';

/** The parts of a server that all rooms use. */
export interface Ground {
  db: Db;
  pool: Pool;
  ports: Ports;
  /** Returns the present value of a setting. */
  setting: ReadSetting;
  /** IANA zone in which days begin and end. */
  timeZone: string;
  /** Storage of uploaded files; absent: this server accepts no files. */
  blobs?: BlobStore;
  /** Makes PDFs of Office files; absent: none is configured. */
  converter?: Converter;
  /** Returns the key that signs addresses of files. */
  fileKey: () => Promise<Uint8Array>;
  captchas: Captchas;
  /** Access to the records of any resource, including the write rules of the rooms. */
  resources: ResourceDeps;
  dictionaries: OverlayStore;
  custom: CustomFields;
  /** Runs work in the context of this server and of a caller: dictionaries, fields of the company. */
  within: <T>(caller: Pick<Caller, 'company_id' | 'role_codes'> | null, work: () => T) => T;
  menus: MenuStore;
  settings: SettingStore;
  maps: MapStore;
  /** The clients that follow notifications. */
  hub: Hub;
  live: Telemetry;
  engine: RunningEngine;
  /** Hours of safety education by person; undefined: no room keeps records of it. */
  training: (...asked: Parameters<TrainingProvider>) => ReturnType<TrainingProvider> | undefined;
  /** Last passages by person; undefined: no room records them. */
  passages: (...asked: Parameters<PassageProvider>) => ReturnType<PassageProvider> | undefined;
  /** Prints records as the forms that standards name for them. */
  forms: () => FormPrinters;
  /** Counts that the rooms send live to a person. */
  counts: () => Counts;
  /** Queries for the `id`s of files that tables of the rooms refer to. */
  filesInUse: readonly RawBuilder<unknown>[];
  /** Numbers of projects that rooms declare besides those of resources. */
  moreTiles: readonly MoreTiles[];
  /** Options of the server, for those that concern a single room. */
  options: ServerOptions;
}

export interface OpenGround extends Ground {
  /** Begins to listen to notifications of other servers on the same database. */
  open: () => Promise<void>;
  close: () => Promise<void>;
}

/** Makes the parts that the rooms use; nothing is opened yet. */
export function makeGround(options: ServerOptions, rooms: readonly Room[], ports: Ports = realPorts): OpenGround {
  const { database, blobs, timeZone = DEFAULT_TIME_ZONE } = options;
  const { db, pool, listener } = database;
  const settings = settingStore(db);
  const dictionaries = overlayStore(db);
  const custom = customFields(db);
  const menus = menuStore(db);
  const hub = notificationHub();
  const setting = settings.read;
  const { refusedKeys, refusedHere } = options;
  const live = telemetry({ db, ports, refusedKeys, refusedHere, setting });
  const processes = processEngine(database, ports, options);
  const fileKey = signingKey(db, ports.randomBytes);
  const maps = mapStore({ db, given: options.map, folder: options.mapsDir, key: fileKey });
  const itself = () => ground;
  const writeRules = rooms.flatMap(({ afterWrite: rules = [] }) =>
    typeof rules === 'function' ? rules(itself) : rules,
  );
  const afterWrite = allOf(writeRules);
  const afterImport = byResource(writeRules);
  const onImport = Object.assign({}, ...rooms.map((room) => room.onImport?.(itself))) as OnImport;
  const derive = Object.assign({}, ...rooms.map((room) => room.derive?.(itself))) as Derive;
  useCounted(db, Object.assign({}, ...rooms.map((room) => room.counted?.(itself))) as Counted);
  const ground: Ground = {
    training: (...asked) => rooms.find((room) => room.training)?.training?.(ground)(...asked),
    passages: (...asked) => rooms.find((room) => room.passages)?.passages?.(ground)(...asked),
    db,
    pool,
    ports,
    setting,
    timeZone,
    blobs,
    converter: options.converter && officeConverter(options.converter),
    fileKey,
    captchas: captchasIn(db, ports),
    resources: {
      db,
      timeZone,
      fileKey,
      blobs,
      setting,
      afterWrite,
      afterImport,
      onImport,
      derive,
      standing: standingOf,
    },
    dictionaries,
    custom,
    within: (caller, work) => dictionaries.run(() => custom.run(caller, work)),
    menus,
    settings,
    maps,
    hub,
    live,
    engine: processes.engine,
    forms: () => Object.assign({}, ...rooms.map((room) => room.forms?.(ground))) as FormPrinters,
    counts: () => Object.fromEntries(rooms.flatMap((room) => Object.entries(room.counts?.(ground) ?? {}))),
    moreTiles: rooms.flatMap((room) => room.tiles ?? []),
    filesInUse: rooms.flatMap((room) => room.filesInUse?.() ?? []),
    options,
  };
  return {
    ...ground,
    async open() {
      for (const store of [dictionaries, custom, hub, menus, settings, maps, live]) await store.open(listener);
      dictionaries.onChange(() => hub.notifyAll('dictionary'));
      custom.onChange(() => hub.notifyAll('custom_field'));
      menus.onChange(() => hub.notifyAll('menu'));
      settings.onChange(() => hub.notifyAll('setting'));
    },
    async close() {
      for (const part of [live, processes, dictionaries, custom, menus, settings, maps]) await part.close();
    },
  };
}

/** Returns one handler for every call of the contract; a test compares the two. */
export const handlersOf = (ground: Ground, rooms: readonly Room[]): Handler[] =>
  rooms.flatMap(({ handlers }) => handlers?.(ground) ?? []);

function byResource(rules: readonly WriteRule[]): AfterImport {
  const found: Record<string, WriteRule[]> = {};
  for (const rule of rules) (found[rule.resource] ??= []).push(rule);
  return found;
}

/** Groups the rules by resource; the rules for one resource run one after the other. */
function allOf(rules: readonly WriteRule[]): AfterWrite {
  const entries = Object.entries(byResource(rules)).map(([resource, own]) => {
    const act: WriteRule['act'] = async (...args) => {
      for (const one of own) await one.act(...args);
    };
    return [resource, act] as const;
  });
  return Object.fromEntries(entries);
}
