import type { Delegate } from '../delegates.ts';
import { isStorableName } from '../storable.ts';
import type { Json } from '../types.ts';
import { DelegateError } from './delegate-error.ts';

/** A notification from a process to people. */
export interface ProcessNotice {
  /** Accounts, as the model names them. */
  to: string[];
  title: string;
  content: string;
  instance_id: string;
  /** Equal when the same notification is sent again. */
  idempotency_key: string;
}

/** Sends a notification; implemented by the server or by an embedder. */
export type NotifyPort = (notice: ProcessNotice) => Promise<void>;

const TITLE_LIMIT = 200;
const CONTENT_LIMIT = 5_000;

const textOf = (value: Json | undefined): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value.trim() : JSON.stringify(value);

/** Fields: `to` (a list, or text separated by commas), `title`, `content`. */
export function notifyDelegate(notify: NotifyPort | undefined): Delegate {
  return {
    background: true,
    async run({ fields, instance_id, idempotency_key }) {
      if (!notify) throw new DelegateError('noNotify');
      const given = fields['to'];
      const list = Array.isArray(given) ? (given as Json[]).map(textOf) : textOf(given).split(/[\s,，;；]+/);
      const to = [...new Set(list.filter(Boolean))];
      if (to.length === 0) throw new DelegateError('noRecipients');
      const title = textOf(fields['title']).slice(0, TITLE_LIMIT);
      if (title === '') throw new DelegateError('noTitle');
      const content = textOf(fields['content']).slice(0, CONTENT_LIMIT);
      await notify({ to, title, content, instance_id, idempotency_key });
    },
  };
}

/** Sets a variable for every injected field, under the name of the field. */
export const setVariables: Delegate = {
  run({ fields, setVariable }) {
    for (const [name, value] of Object.entries(fields)) {
      if (!isStorableName(name)) throw new DelegateError('badVariable', { name });
      setVariable(name, value);
    }
    return Promise.resolve();
  },
};
