import { calls, CallFailure } from '@gongdi/api';
import { filesIn, fill, formFieldsOf, holdsFiles, type AnyResource, type FileItem } from '@gongdi/domain';
import { Alert, App, Button, Space, type FormInstance } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormDraft } from '../../../kit/record-form/form-draft.ts';
import { randomKey } from '../../../kit/random-key/random-key.ts';
import { isLocal } from '../../../kit/upload/local-files.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { DRAFT_BYTES, isOf, type Draft, type DraftOf } from '../../ground/drafts/draft.ts';
import { browserDrafts } from '../../ground/drafts/draft-store.ts';
import type { useLocalFiles } from '../outbox/use-kept-form.ts';
import { ago } from './ago.ts';
import { keepableValues } from './draft-values.ts';
import { useDraftsText } from './text/index.ts';
import { useDraftOwner } from './use-drafts.ts';

/** Input is stored this long after the last change, ms. */
const PAUSE = 600;

interface DraftTarget {
  /** Resource with the fields of the form. */
  resource: AnyResource;
  /** `add`, `edit`, or the name of a step. */
  form: string;
  /** The record of the form; absent: a new one. */
  record?: { id: string; version?: number } | undefined;
  /** Returns the title by which people find the draft again. */
  titleOf: (values: Readonly<Record<string, unknown>>) => string;
  initial: Readonly<Record<string, unknown>>;
  instance: FormInstance;
  /** Files of this device, for forms that work without a network. */
  files?: Pick<ReturnType<typeof useLocalFiles>, 'named' | 'adopt'>;
}

export interface KeptDraft extends FormDraft {
  /** The form was saved: its draft is removed. */
  done: () => void;
  /** Version of the record on which restored input is based; undefined: the present one. */
  version: () => number | undefined;
}

/**
 * Keeps the input of a form in this browser while it is not saved, and offers what an earlier form of the same user
 * left: after a crash, a reload, a logout or leaving the page.
 */
export function useDraft(target: DraftTarget): KeptDraft {
  const owner = useDraftOwner();
  const { client } = useConsole();
  const text = useDraftsText();
  const lang = useLang();
  const { message } = App.useApp();
  const [offered, setOffered] = useState<{ draft: Draft; now: number }>();
  const at = useRef({ key: randomKey(), timer: undefined as ReturnType<typeof setTimeout> | undefined, done: false, taken: false });
  const based = useRef<number>(undefined);
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const { resource: of, form, record } = target;
  const id = record?.id;
  const place = useMemo<DraftOf>(
    () => ({ owner, resource: of.name, form, ...(id === undefined ? {} : { record: id }) }),
    [owner, of.name, form, id],
  );

  useEffect(() => {
    let gone = false;
    if (owner !== '')
      void browserDrafts.all(owner).then(
        (drafts) => {
          const draft = drafts.find((one) => isOf(one, place) && one.key !== at.current.key);
          if (gone || !draft) return;
          if (at.current.taken) at.current.key = draft.key;
          else setOffered({ draft, now: Date.now() });
        },
        // A blocked storage offers nothing.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [owner, place]);

  const save = useCallback(async (): Promise<void> => {
    const { resource, initial, instance, files, titleOf, record: now } = latest.current;
    clearTimeout(at.current.timer);
    at.current.timer = undefined;
    if (at.current.done || place.owner === '') return;
    const typed = instance.getFieldsValue(true) as Record<string, unknown>;
    const { values, left } = keepableValues(formFieldsOf(resource, form === 'edit' ? 'edit' : 'add'), typed, initial);
    if (Object.keys(values).length === 0 && left.length === 0)
      return browserDrafts.remove(at.current.key).catch(() => undefined);
    const named = files?.named(values) ?? [];
    const fits = named.reduce((sum, { blob }) => sum + blob.size, 0) <= DRAFT_BYTES;
    const version = based.current ?? now?.version;
    const draft: Draft = {
      key: at.current.key,
      ...place,
      ...(version === undefined ? {} : { version }),
      title: titleOf(values),
      values,
      files: fits ? named.map(({ ref, name, blob }) => ({ ref, name, blob })) : [],
      left: left.map((field) => field.label[lang]),
      at: Date.now(),
    };
    // A full or blocked storage loses only the draft; the form itself goes on.
    await browserDrafts.put(draft).catch(() => undefined);
  }, [place, form, lang]);

  const changed = useCallback(() => {
    clearTimeout(at.current.timer);
    at.current.timer = setTimeout(() => void save(), PAUSE);
  }, [save]);

  useEffect(() => {
    const now = () => {
      if (at.current.timer !== undefined) void save();
    };
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    const held = at.current;
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      // The form's values are still there: antd keeps them while the instance lives.
      if (held.timer !== undefined) void save();
    };
  }, [save]);

  /** Files of a restored value: those of this device again, those of the server if they are still there. */
  const filesOf = async (value: unknown, draft: Draft): Promise<{ items: FileItem[]; gone: number }> => {
    const items: FileItem[] = [];
    let gone = 0;
    for (const item of filesIn(value)) {
      const kept = draft.files.find(({ ref }) => ref === item.id);
      if (kept) items.push(latest.current.files?.adopt(kept) ?? item);
      else if (isLocal(item.id)) gone += 1;
      else
        try {
          items.push(await client.call(calls.file.fileInfo, { params: { id: item.id } }, { quiet: true }));
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          // Without a network nobody knows: the file is kept, and saving says so if it is gone.
          if (error.status === 404) gone += 1;
          else items.push(item);
        }
    }
    return { items, gone };
  };

  const restore = async ({ draft }: { draft: Draft }) => {
    setOffered(undefined);
    const { resource, instance } = latest.current;
    const entries: [string, unknown][] = [];
    let lost = 0;
    for (const field of formFieldsOf(resource, form === 'edit' ? 'edit' : 'add')) {
      if (!(field.name in draft.values)) continue;
      const value = draft.values[field.name];
      if (!holdsFiles(field.kind) || value === null) entries.push([field.name, value]);
      else {
        const { items, gone } = await filesOf(value, draft);
        lost += gone;
        entries.push([field.name, Array.isArray(value) ? items : (items[0] ?? null)]);
      }
    }
    instance.setFields(entries.map(([name, value]) => ({ name, value, touched: true })));
    based.current = draft.version;
    at.current.key = draft.key;
    if (lost > 0) void message.warning(fill(text.filesGone, { count: lost }));
    else if (draft.left.length > 0) void message.info(fill(text.left, { labels: draft.left.join('、') }));
    else void message.success(text.restored);
    instance.focusField(entries[0]?.[0] ?? '');
    changed();
  };

  const discard = ({ draft }: { draft: Draft }) => {
    setOffered(undefined);
    void browserDrafts.remove(draft.key).catch(() => undefined);
  };

  const done = useCallback(() => {
    at.current.done = true;
    clearTimeout(at.current.timer);
    at.current.timer = undefined;
    void browserDrafts.remove(at.current.key).catch(() => undefined);
  }, []);
  const taken = useCallback(() => {
    at.current.taken = true;
    setOffered(undefined);
    changed();
  }, [changed]);
  const version = useCallback(() => based.current, []);
  const stale = offered && record?.version !== undefined && offered.draft.version !== record.version;
  const bar = offered && (
    <Alert
      type="info"
      showIcon
      role="status"
      className="gd-console-record-notice"
      title={fill(text.found, { ago: ago(offered.draft.at, offered.now, lang) })}
      description={stale ? text.changedSince : undefined}
      action={
        <Space>
          <Button size="small" type="primary" onClick={() => void restore(offered)}>
            {text.restore}
          </Button>
          <Button size="small" onClick={() => discard(offered)}>
            {text.discard}
          </Button>
        </Space>
      }
    />
  );
  return { bar, changed, taken, done, version };
}
