import { calls } from '@gongdi/api';
import { fill, formToWire, GongdiError, readForm, type Lang, type LogAction, type WireForm } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../handler/index.ts';
import { transaction, type Db } from '../../store/index.ts';
import type { ProcessDeps } from '../deps.ts';
import {
  changeForm,
  deleteForm,
  getForm,
  insertForm,
  lockForm,
  openForms,
  pageOfForms,
  type FormRow,
} from './form-store.ts';
import { en } from './text/en.ts';
import { zh } from './text/zh.ts';

const { workflow } = calls;

/** Handlers of the calls about process forms. */
export function formHandlers({ db, zone }: Pick<ProcessDeps, 'db' | 'zone'>): Handler[] {
  return [
    handle(workflow.formPage, ({ query }, { caller }) => pageOfForms(db, caller, query, zone)),
    handle(workflow.formSimple, (_, { caller }) => openForms(db, caller)),
    handle(workflow.formGet, ({ query }, { caller }) => getForm(db, caller, query.id)),
    handle(workflow.formCreate, ({ body }, context) => {
      const { name, status, remark } = body;
      const form = { name, status, remark: remark || null, ...requireForm(body, context.lang) };
      return transaction(db, async (trx) => {
        const id = await insertForm(trx, context, form);
        await noteForm(trx, context, 'add', id, { after: brief(form) });
        return getForm(trx, context.caller, id);
      });
    }),
    handle(workflow.formUpdate, ({ body }, context) => {
      const { id, version, name, status, remark } = body;
      const form = { name, status, remark: remark || null, ...requireForm(body, context.lang) };
      return transaction(db, async (trx) => {
        const before = await lockForm(trx, context.caller, id);
        if (version !== undefined && version !== before.version) throw new GongdiError('conflict');
        await changeForm(trx, context, before, form);
        await noteForm(trx, context, 'edit', id, { before: brief(before), after: brief(form) });
        return getForm(trx, context.caller, id);
      });
    }),
    handle(workflow.formDelete, ({ query }, context) =>
      transaction(db, async (trx) => {
        const form = await lockForm(trx, context.caller, query.id);
        const rows = await trx
          .selectFrom('process_model')
          .select('name')
          .where('form_id', '=', form.id)
          .orderBy('name')
          .limit(10)
          .execute();
        if (rows.length > 0) throw inUse(form.name, rows.map((row) => row.name).join('、'));
        await deleteForm(trx, form.id);
        // The audit stores the whole form, because people may want to restore it.
        await noteForm(trx, context, 'delete', form.id, { before: form });
        return null;
      }),
    ),
  ];
}

/**
 * Normalises a form that a client sent.
 * @throws GongdiError `invalid` with the problems of the form
 */
function requireForm({ conf, fields }: WireForm, lang: Lang): WireForm {
  const { form, problems } = readForm(parsed(conf, fields), lang);
  if (!form || problems.length > 0) throw new GongdiError('invalid', { problems });
  return formToWire(form);
}

/** Returns undefined, which `readForm` refuses, for text that is not JSON. */
function parsed(conf: string, fields: readonly string[]): unknown {
  try {
    return { conf: JSON.parse(conf) as unknown, fields: fields.map((field) => JSON.parse(field) as unknown) };
  } catch {
    return '';
  }
}

function inUse(name: string, models: string): GongdiError {
  const label = { zh: fill(zh.inUse, { name, models }), en: fill(en.inUse, { name, models }) };
  return new GongdiError('inUse', { label });
}

function brief({ name, status, remark, fields }: Pick<FormRow, 'name' | 'status' | 'remark' | 'fields'>): object {
  return { name, status, remark, fields: fields.length };
}

function noteForm(
  trx: Db,
  context: CallerContext,
  action: LogAction,
  subject_id: string,
  change: { before?: object; after?: object },
): Promise<void> {
  return recordAudit(trx, context, actorOf(context.caller), { action, subject: 'process_form', subject_id, ...change });
}
