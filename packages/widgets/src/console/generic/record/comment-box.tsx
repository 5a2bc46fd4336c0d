import { CallFailure, calls, type RecordPerson } from '@gongdi/api';
import { DEFAULT_FILE_COUNT, metaOf, recordComment, type FileItem } from '@gongdi/domain';
import { App, Button, Mentions } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BUSY } from '../../../kit/layout/busy.tsx';
import { FileUpload } from '../../../kit/upload/file-upload.tsx';
import { useConsole, useLang } from '../../ground/context/console-context.tsx';
import { showFailure } from '../show-failure.ts';
import { mentionedIn } from './mentioned.ts';
import { useRecordText } from './text/index.ts';

/** A comment as it is sent. */
export interface CommentDraft {
  text: string;
  files: FileItem[];
  mentions: string[];
}

interface CommentBoxProps {
  /** Address of the record. */
  at: { resource: string; id: string };
  /** The comment that is changed; absent: a new one. */
  initial?: { text: string; files: FileItem[]; mentions: readonly RecordPerson[] };
  send: (draft: CommentDraft) => Promise<unknown>;
  onCancel?: () => void;
}

/** Pause in typing after which people are looked for, ms. */
const PAUSE = 200;
const TEXT = metaOf(recordComment.fields.text);
const FILES = metaOf(recordComment.fields.files);

/** Text, mentioned people and files of a comment. What was typed stays until the server has it. */
export function CommentBox({ at, initial, send, onCancel }: CommentBoxProps) {
  const text = useRecordText();
  const lang = useLang();
  const { message } = App.useApp();
  const [value, setValue] = useState(initial?.text ?? '');
  const [files, setFiles] = useState<FileItem[]>(initial?.files ?? []);
  const [busy, setBusy] = useState(false);
  const chosen = useRef<RecordPerson[]>([...(initial?.mentions ?? [])]);
  const { found, look, loading } = usePeople(at);
  const ready = value.trim() !== '' && !busy;
  const submit = async () => {
    if (!ready) return;
    setBusy(true);
    try {
      await send({ text: value, files, mentions: mentionedIn(value, chosen.current) });
      if (!initial) {
        setValue('');
        setFiles([]);
        chosen.current = [];
      }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error, error.problems[0]?.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="gd-record-comment-box">
      <Mentions
        value={value}
        rows={3}
        maxLength={TEXT.maxLength}
        aria-label={text.commentHint}
        placeholder={text.commentHint}
        loading={loading}
        notFoundContent={text.mentionNone}
        // The server has looked by name already.
        filterOption={false}
        onSearch={look}
        onChange={setValue}
        onSelect={({ key }) => {
          // antd adds a number of its own to the keys of options.
          const person = found.find(({ id }) => key === id || key?.startsWith(`${id}-`));
          if (person) chosen.current.push(person);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
        }}
        options={found.map((person) => ({
          key: person.id,
          value: person.nickname,
          label: (
            <>
              {person.nickname} <small>{person.organisation}</small>
            </>
          ),
        }))}
      />
      <div className="gd-record-comment-foot">
        <FileUpload
          label={FILES.label[lang]}
          value={files}
          onChange={setFiles}
          maxCount={FILES.maxCount ?? DEFAULT_FILE_COUNT}
        />
        <span className="gd-record-comment-buttons">
          {onCancel && <Button onClick={onCancel}>{text.commentCancel}</Button>}
          <Button
            type="primary"
            disabled={value.trim() === ''}
            loading={busy && BUSY}
            title={text.commentKeys}
            onClick={() => void submit()}
          >
            {initial ? text.commentSave : text.commentSend}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** People to mention, looked for while a name is typed. */
function usePeople(at: { resource: string; id: string }) {
  const { client } = useConsole();
  const [found, setFound] = useState<(RecordPerson & { organisation: string })[]>([]);
  const [loading, setLoading] = useState(false);
  const work = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController }>(undefined);
  const stop = () => {
    clearTimeout(work.current?.timer);
    work.current?.control.abort();
  };
  useEffect(() => stop, []);
  const look = (keyword: string) => {
    stop();
    setLoading(true);
    const control = new AbortController();
    const ask = async () => {
      try {
        const query = keyword.trim() === '' ? {} : { keyword: keyword.trim().slice(0, 50) };
        setFound(
          await client.call(calls.record.people, { params: at, query }, { signal: control.signal, quiet: true }),
        );
      } catch {
        if (!control.signal.aborted) setFound([]);
      } finally {
        if (!control.signal.aborted) setLoading(false);
      }
    };
    work.current = { timer: setTimeout(() => void ask(), PAUSE), control };
  };
  return { found, look, loading };
}
