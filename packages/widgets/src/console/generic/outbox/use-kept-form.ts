import { CallFailure } from '@gongdi/api';
import { filesIn, titleOf, type AnyResource, type FileItem, type NamedStep } from '@gongdi/domain';
import { App } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { addressOf, releaseAddress } from '../../../kit/preview/content/own-blobs.ts';
import { isLocal, isUnreachable, localId, type LocalFiles } from '../../../kit/upload/local-files.ts';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import type { KeptFile, OutboxDraft } from '../../ground/outbox/entry.ts';
import { sendEntry } from '../../ground/outbox/send-entry.ts';
import { useOutboxText } from './text/index.ts';

/** The form being filled in: a new record, or a step of an existing record. */
export interface KeptTarget {
  resource: AnyResource;
  step?: { of: NamedStep; row: Record<string, unknown> & { id: string } };
}

/** Returns whether the resource or step is declared as possible without a network (`offline`). */
export function isOffline({ resource, step }: KeptTarget): boolean {
  return (step ? step.of.step.offline : resource.offline) === true;
}

/** Files of a form that are stored on this device; initially those of an entry. */
export function useLocalFiles(given: readonly KeptFile[] = []) {
  const held = useRef(new Map(given.map((file) => [file.ref, file])));
  const addresses = useRef<string[]>([]);
  const show = useCallback(({ ref, name, blob }: KeptFile): FileItem => {
    const url = addressOf(blob);
    addresses.current.push(url);
    return { id: ref, name, size: blob.size, type: blob.type, url };
  }, []);
  // With a delay: in development React mounts twice, and the pictures on the screen would lose their URLs.
  useEffect(() => () => void setTimeout(() => addresses.current.forEach(releaseAddress), 1000), []);
  const local = useMemo(
    (): LocalFiles => ({
      keep: (file) => {
        const kept = { ref: localId(), name: file.name, blob: file };
        held.current.set(kept.ref, kept);
        return show(kept);
      },
    }),
    [show],
  );
  /** Returns the files of this device that an input refers to. */
  const named = useCallback(
    (input: Readonly<Record<string, unknown>>): KeptFile[] =>
      Object.values(input).flatMap((value) =>
        fileIds(value).flatMap((id) => (isLocal(id) ? (held.current.get(id) ?? []) : [])),
      ),
    [],
  );
  /** Takes a file over that was stored on this device, and shows it. */
  const adopt = useCallback(
    (file: KeptFile): FileItem => {
      held.current.set(file.ref, file);
      return show(file);
    },
    [show],
  );
  return { local, named, show, adopt };
}

function fileIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return filesIn(value).map(({ id }) => id);
}

/**
 * Sends the input, or stores it on this device if the server cannot be reached.
 * @returns `submit` resolves to `sent` or `kept`. @throws CallFailure when the server refused the input
 */
export function useKeptForm(target: KeptTarget) {
  const { client, outbox } = useConsole();
  const { message } = App.useApp();
  const lang = useLang();
  const text = useOutboxText();
  const files = useLocalFiles();
  const { resource, step } = target;
  const submit = async (input: Record<string, unknown>): Promise<'sent' | 'kept'> => {
    const draft: OutboxDraft = {
      resource: resource.name,
      ...(step ? { step: { name: step.of.name, id: step.row.id } } : {}),
      title: step ? `${step.of.label[lang]} · ${titleOf(resource, step.row)}` : titleOf(resource, { ...input, id: '' }),
      input,
      files: files.named(input),
    };
    let entry = outbox.entry(draft);
    if (navigator.onLine) {
      try {
        await sendEntry(client, entry, async (reached) => void (entry = reached));
        return 'sent';
      } catch (error) {
        if (!isUnreachable(error)) throw error;
      }
    }
    await outbox.keep(entry).catch((cause: unknown) => {
      throw new CallFailure(text.keepFailed, { cause });
    });
    void message.info(text.kept);
    return 'kept';
  };
  return { files, submit };
}
