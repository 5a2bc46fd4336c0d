import { fill, type FileItem } from '@gongdi/domain';
import { App } from 'antd';
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useData } from '../data/data-context.tsx';
import type { FileUploadProps } from './file-upload.tsx';
import { checkFile, excessOf, RefusedFile } from './file-rules.ts';
import { LocalFilesContext } from './local-files.ts';
import { usePendingUpload } from './pending-uploads.ts';
import { sendOrKeep } from './send-or-keep.ts';
import { useUploadText } from './text/index.ts';
import type { UploadText } from './text/zh.ts';
import { isSvg, takesSvg } from './svg.ts';
import { UploadQueue } from './upload-queue.ts';
import { isDrawable, preparedPicture } from './watermark.ts';

/** Logic of the upload control: checks, the queue, and the value, to which each uploaded file is added. */
export function useUploads(props: FileUploadProps) {
  const { client, lang } = useData();
  const text = useUploadText();
  const { message } = App.useApp();
  const [announcement, setSaid] = useState('');
  const local = use(LocalFilesContext);
  const [queue] = useState(() => new UploadQueue());
  const value = useRef<readonly FileItem[]>([]);
  const order = useRef(new Map<string, number>());
  /** Files that were taken with the camera just now. */
  const shots = useRef(new WeakSet<File>());
  const change = (files: FileItem[]) => {
    value.current = files;
    props.onChange?.(files);
  };
  // Uploads end later than the rendering in which they began; they use the latest properties of the control.
  useEffect(() => {
    value.current = props.value ?? [];
    queue.serve({
      send: async (file, signal, onProgress) => {
        const marked = await preparedFile(file, props, shots.current.has(file), text);
        const { variant, path } = props;
        return sendOrKeep(marked, { client, lang, variant, path, signal, onProgress }, local);
      },
      onDone: (item, key) => {
        order.current.set(item.id, key);
        change(inOrder([...value.current, item], order.current));
        setSaid(fill(text.done, { name: item.name ?? '' }));
      },
    });
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  // React's StrictMode mounts twice in development; at the first unmounting no upload has begun.
  useEffect(() => () => queue.stop(), [queue]);
  usePendingUpload(uploads.some((upload) => upload.state !== 'failed'));

  const take = (files: readonly File[], shot = false) => {
    if (files.length === 0) return;
    if (shot) for (const file of files) shots.current.add(file);
    const excess = excessOf(files.length, value.current.length + queue.snapshot().length, props, text);
    if (excess !== null) return void message.warning(excess);
    for (const file of files) void admit(file, files.length > 1);
  };
  const admit = async (given: File, named: boolean) => {
    let file = given;
    try {
      // The server takes no SVG: it may run scripts.
      if (isSvg(given) && takesSvg(props.accept)) file = await drawn(given, text);
      // A large picture becomes smaller before it is sent; its size counts then.
      const shrinks = props.pictures === true && isDrawable(file);
      await checkFile(file, shrinks ? { ...props, maxSize: undefined } : props, text);
      queue.add(file);
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      // When several files were chosen, the message names the refused one.
      const words = named ? fill(text.itemRefused, { name: file.name, reason: error.message }) : error.message;
      void message.error(words);
    }
  };
  const remove = (file: FileItem) => {
    change(value.current.filter((one) => one.id !== file.id));
    setSaid(fill(text.removed, { name: file.name ?? '' }));
  };
  return { uploads, queue, take, remove, announcement };
}

/** Returns an SVG as a picture; the code for it is loaded when one is chosen. @throws RefusedFile */
async function drawn(file: File, text: UploadText): Promise<File> {
  const { pictureOfSvg } = await import('./svg-picture.ts');
  return pictureOfSvg(file).catch((error: unknown) => {
    throw new RefusedFile(-1, text.refused, { cause: error });
  });
}

/** Returns the files in the order in which they were chosen, after those that were there before. */
export function inOrder(files: readonly FileItem[], order: ReadonlyMap<string, number>): FileItem[] {
  return files.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** @throws RefusedFile when the picture cannot be read, or exceeds the size limit after it was encoded again */
async function preparedFile(file: File, props: FileUploadProps, shot: boolean, text: UploadText): Promise<File> {
  const { watermark, pictures, maxSize } = props;
  if (!watermark && !pictures) return file;
  const lines = (await watermark?.(shot, file)) ?? [];
  const ready = await preparedPicture(file, lines).catch((error: unknown) => {
    throw new RefusedFile(-1, text.refused, { cause: error });
  });
  if (maxSize !== undefined && ready.size > maxSize * 1024) throw new RefusedFile('size', text.tooLarge);
  return ready;
}
