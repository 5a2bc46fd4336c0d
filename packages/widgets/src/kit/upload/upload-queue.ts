import type { FileItem } from '@gongdi/domain';

/** A file in the queue. */
export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Sent share of the file, 0 to 100. */
  percent: number;
  /** Reason of the failure. */
  reason?: string;
}

export interface QueueWork {
  /** Sends one file. Rejects with an error whose message is shown, or because `signal` was aborted. */
  send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<FileItem>;
  /** Called when a file is uploaded. Keys rise in the order in which files were added, whichever upload ends first. */
  onDone: (item: FileItem, key: number) => void;
}

/** Number of simultaneous uploads; more would only share the same bandwidth. */
const AT_ONCE = 3;

/**
 * Uploads of one control: up to three run at the same time, the others wait. Each can be cancelled, and retried when it
 * has failed.
 */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #controls = new Map<number, AbortController>();
  #work: QueueWork | undefined;
  #last = 0;

  /** Returns the same array until something changes. */
  readonly snapshot = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sets the callbacks; an upload uses the ones that are set when it ends. */
  serve(work: QueueWork): void {
    this.#work = work;
  }

  add(file: File): void {
    this.#last += 1;
    this.#set([...this.#uploads, { key: this.#last, file, state: 'waiting', percent: 0 }]);
    this.#start();
  }

  retry(key: number): void {
    this.#change(key, { state: 'waiting', percent: 0, reason: undefined });
    this.#start();
  }

  /** Cancels an upload, or removes a failed one from the list. */
  drop(key: number): void {
    this.#controls.get(key)?.abort();
    this.#controls.delete(key);
    this.#set(this.#uploads.filter((upload) => upload.key !== key));
    this.#start();
  }

  /** Cancels all uploads. */
  stop(): void {
    for (const control of this.#controls.values()) control.abort();
    this.#controls.clear();
    this.#set([]);
  }

  #start(): void {
    for (const upload of this.#uploads) {
      if (this.#controls.size >= AT_ONCE) return;
      if (upload.state === 'waiting') void this.#send(upload);
    }
  }

  async #send({ key, file }: Upload): Promise<void> {
    if (!this.#work) throw new Error('the queue has nobody to send for it');
    const control = new AbortController();
    this.#controls.set(key, control);
    this.#change(key, { state: 'sending' });
    try {
      const progress = (share: number) => {
        if (!control.signal.aborted) this.#change(key, { percent: Math.min(99, Math.floor(share * 100)) });
      };
      const item = await this.#work.send(file, control.signal, progress);
      if (control.signal.aborted) return;
      this.#set(this.#uploads.filter((upload) => upload.key !== key));
      this.#work.onDone(item, key);
    } catch (error) {
      if (control.signal.aborted) return;
      this.#change(key, { state: 'failed', reason: error instanceof Error ? error.message : undefined });
    } finally {
      if (this.#controls.get(key) === control) this.#controls.delete(key);
      this.#start();
    }
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
