import { DICTIONARY_FILES as OF_MODULES } from '../generated/dictionary-files.ts';
import * as account from './account.ts';
import * as applicant from './applicant.ts';
import * as appraisal from './appraisal.ts';
import type { DictionaryFile } from './define.ts';
import * as device from './device.ts';
import * as gate from './gate.ts';
import * as message from './message.ts';
import * as patrol from './patrol.ts';
import * as labour from './labour.ts';
import * as person from './person.ts';
import * as platform from './platform.ts';
import * as project from './project.ts';
import * as sending from './sending.ts';
import * as trade from './trade.ts';

/**
 * Every dictionary file. Dictionaries of several modules are in this folder, those of a single module are in its
 * folder.
 */
export const DICTIONARY_FILES: readonly DictionaryFile[] = [
  account,
  applicant,
  appraisal,
  device,
  gate,
  message,
  patrol,
  labour,
  person,
  platform,
  project,
  sending,
  trade,
  ...OF_MODULES,
];
