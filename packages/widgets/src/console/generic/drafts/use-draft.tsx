import { fill, formFieldsOf, type AnyResource, type Lang } from '@gongdi/domain';
import { App, type FormInstance } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormDraft } from '../../../kit/record-form/form-draft.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { DRAFT_BYTES, isOf, type Draft, type DraftOf } from '../../ground/drafts/draft.ts';
import { browserDrafts } from '../../ground/drafts/draft-store.ts';
import type { useLocalFiles } from '../outbox/use-kept-form.ts';
import { DraftBar } from './draft-bar.tsx';
import { DraftKeeper, type DraftBase } from './draft-keeper.ts';
import { keepableValues } from './draft-values.ts';
import { restoredValues } from './restored-values.ts';
import { useDraftsText } from './text/index.ts';
import { useDraftOwner } from './use-drafts.ts';

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
  /** What restored input was typed over. */
  base: () => DraftBase;
}

const fieldsOf = ({ resource, form }: DraftTarget) => formFieldsOf(resource, form === 'edit' ? 'edit' : 'add');

/** Returns the input of a form as a draft holds it; undefined: nothing was typed. */
function typedIn(target: DraftTarget, place: DraftOf, lang: Lang): Omit<Draft, 'key' | 'at'> | undefined {
  const { initial, instance, files, titleOf, record } = target;
  if (place.owner === '') return undefined;
  const typed = instance.getFieldsValue(true) as Record<string, unknown>;
  const { values, base, left } = keepableValues(fieldsOf(target), typed, initial);
  if (Object.keys(values).length === 0 && left.length === 0) return undefined;
  const named = files?.named(values) ?? [];
  const fits = named.reduce((sum, { blob }) => sum + blob.size, 0) <= DRAFT_BYTES;
  return {
    ...place,
    ...(record?.version === undefined ? {} : { version: record.version }),
    title: titleOf(values),
    values,
    base,
    files: fits ? named.map(({ ref, name, blob }) => ({ ref, name, blob })) : [],
    left: left.map((field) => field.label[lang]),
  };
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
  const [keeper] = useState(() => new DraftKeeper(browserDrafts));
  const latest = useRef(target);
  const { resource, form, record } = target;
  const id = record?.id;
  const place = useMemo<DraftOf>(
    () => ({ owner, resource: resource.name, form, ...(id === undefined ? {} : { record: id }) }),
    [owner, resource.name, form, id],
  );
  useEffect(() => {
    latest.current = target;
  });
  useEffect(() => keeper.reads(() => typedIn(latest.current, place, lang)), [keeper, place, lang]);
  useEffect(() => {
    let gone = false;
    const offer = (drafts: readonly Draft[]) => {
      const draft = gone ? undefined : drafts.find((one) => isOf(one, place));
      if (draft && keeper.offers(draft)) setOffered({ draft, now: Date.now() });
    };
    // A blocked storage offers nothing.
    if (place.owner !== '') void browserDrafts.all(place.owner).then(offer, () => undefined);
    return () => {
      gone = true;
    };
  }, [keeper, place]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      // The form's values are still there: antd keeps them while the instance lives.
      keeper.flush();
    };
  }, [keeper]);

  const restore = async ({ draft }: { draft: Draft }) => {
    setOffered(undefined);
    const { instance, files } = latest.current;
    const { entries, gone } = await restoredValues(draft, fieldsOf(latest.current), { client, adopt: files?.adopt });
    instance.setFields(entries.map(([name, value]) => ({ name, value, touched: true })));
    keeper.goOn(draft);
    if (gone > 0) void message.warning(fill(text.filesGone, { count: gone }));
    else if (draft.left.length > 0) void message.info(fill(text.left, { labels: draft.left.join('、') }));
    else void message.success(text.restored);
    instance.focusField(entries[0]?.[0] ?? '');
    keeper.changed();
  };
  const discard = ({ draft }: { draft: Draft }) => {
    setOffered(undefined);
    void browserDrafts.remove(draft.key).catch(() => undefined);
  };
  const taken = useCallback(() => {
    setOffered(undefined);
    keeper.take();
  }, [keeper]);
  const bar = offered && (
    <DraftBar
      {...offered}
      stale={record?.version !== undefined && offered.draft.version !== record.version}
      onRestore={() => void restore(offered)}
      onDiscard={() => discard(offered)}
    />
  );
  return { bar, changed: keeper.changed, taken, done: keeper.done, base: keeper.base };
}
