// Written by `npm run generate` from the files that it lists.
import addRecord from '../commands/add-record.ts';
import backup from '../commands/backup.ts';
import completion from '../commands/completion.ts';
import convert from '../commands/convert.ts';
import db from '../commands/db.ts';
import deleteRecord from '../commands/delete-record.ts';
import deploy from '../commands/deploy.ts';
import diff from '../commands/diff.ts';
import doctor from '../commands/doctor.ts';
import editRecord from '../commands/edit-record.ts';
import exportRecords from '../commands/export-records.ts';
import format from '../commands/format.ts';
import getRecord from '../commands/get-record.ts';
import importRecords from '../commands/import-records.ts';
import info from '../commands/info.ts';
import key from '../commands/key.ts';
import lint from '../commands/lint.ts';
import list from '../commands/list.ts';
import login from '../commands/login.ts';
import logout from '../commands/logout.ts';
import newModel from '../commands/new-model.ts';
import render from '../commands/render.ts';
import resetPassword from '../commands/reset-password.ts';
import restore from '../commands/restore.ts';
import rules from '../commands/rules.ts';
import sendEvent from '../commands/send-event.ts';
import serve from '../commands/serve.ts';
import simulate from '../commands/simulate.ts';
import whoami from '../commands/whoami.ts';

export {
  addRecord,
  backup,
  completion,
  convert,
  db,
  deleteRecord,
  deploy,
  diff,
  doctor,
  editRecord,
  exportRecords,
  format,
  getRecord,
  importRecords,
  info,
  key,
  lint,
  list,
  login,
  logout,
  newModel,
  render,
  resetPassword,
  restore,
  rules,
  sendEvent,
  serve,
  simulate,
  whoami,
};
export const COMMANDS = [
  addRecord,
  backup,
  completion,
  convert,
  db,
  deleteRecord,
  deploy,
  diff,
  doctor,
  editRecord,
  exportRecords,
  format,
  getRecord,
  importRecords,
  info,
  key,
  lint,
  list,
  login,
  logout,
  newModel,
  render,
  resetPassword,
  restore,
  rules,
  sendEvent,
  serve,
  simulate,
  whoami,
] as const;
