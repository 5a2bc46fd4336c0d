import {
  deviceTypeLabel,
  ERRORS,
  fieldOfSetting,
  SETTING_GROUP_NAMES,
  SETTING_GROUPS,
  settingsIn,
  type ApplicantSite,
  type DeviceType,
  type Dictionary,
  type SettingGroup,
} from '@gongdi/domain';
import type { Migration } from '@gongdi/server/facts';
import { factOf, Ordered, type Fact } from '../text.ts';
import { schemaFact } from './schema.ts';

/** A dictionary; the order of its entries is the order in which they are offered. */
export function dictionaryFact({ dict_type, label, entries }: Dictionary): Fact {
  return {
    dict_type,
    label,
    entries: new Ordered(entries.map(({ value, ...entry }) => [String(value), factOf(entry)])),
  };
}

/** Settings as an installation stores them, in the order of their form. */
export function settingsFact(): Fact {
  return new Ordered(
    SETTING_GROUP_NAMES.map((group: SettingGroup) => [
      group,
      {
        label: SETTING_GROUPS[group].label,
        settings: new Ordered(
          settingsIn(group).map(([key, setting]) => {
            const { kind, required, min, max, maxLength } = fieldOfSetting(setting);
            const { label, hint, fallback, picture } = setting;
            const bounds = { kind, required, min, max, 'max length': maxLength, picture };
            return [key, { label, hint, 'unless changed': fallback, ...bounds, value: schemaFact(setting.type) }];
          }),
        ),
      },
    ]),
  );
}

/** A type of device as far as readings, limits and alarms name it. The behaviour of a simulated device is left out. */
export function deviceTypeFact({ code, quantities, main, levels, offlineAfter, interval }: DeviceType): Fact {
  return {
    code,
    label: deviceTypeLabel(code),
    main,
    'offline after': offlineAfter,
    interval,
    quantities: new Ordered(
      quantities.map(({ key, label, unit, decimals, range, states, counter }) => [
        key,
        factOf({ label, unit, decimals, range, states, counter }),
      ]),
    ),
    levels: factOf(levels),
  };
}

/** Codes of the envelope. */
export function errorsFact(): Fact {
  return factOf(ERRORS);
}

export function sitesFact(sites: readonly ApplicantSite[]): Fact {
  return Object.fromEntries(sites.map(({ name, ...site }) => [name, factOf(site)]));
}

/** Migrations by name, each with its SHA-256: a migration that has run is never changed. */
export function migrationsFact(migrations: readonly Migration[]): Fact {
  return Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
}
