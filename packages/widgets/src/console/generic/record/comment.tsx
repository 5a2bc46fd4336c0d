import { calls, type RecordComment } from '@gongdi/api';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { useConsole } from '../../ground/context/console-context.tsx';
import { useDeletion } from '../use-deletion.ts';
import { CommentBox, type CommentDraft } from './comment-box.tsx';
import { piecesOf } from './mentioned.ts';
import { useRecordText } from './text/index.ts';

const FileCards = lazyPart(async () => ({ default: (await import('../../../kit/preview/file-cards.tsx')).FileCards }));

interface CommentProps {
  at: { resource: string; id: string };
  comment: RecordComment;
  /** Reads the timeline again. */
  again: () => Promise<unknown>;
}

/** A comment with its files; its writer may change and delete it. */
export function Comment({ at, comment, again }: CommentProps) {
  const { client } = useConsole();
  const text = useRecordText();
  const deletion = useDeletion();
  const [editing, setEditing] = useState(false);
  const params = { ...at, comment: comment.id };
  if (comment.deleted) return <p className="gd-record-quiet">{text.commentDeleted}</p>;
  if (editing) {
    const send = async (draft: CommentDraft) => {
      await client.call(calls.record.commentEdit, { params, body: { ...draft } }, { quiet: true });
      setEditing(false);
      await again();
    };
    return <CommentBox at={at} initial={comment} send={send} onCancel={() => setEditing(false)} />;
  }
  const remove = () =>
    deletion({
      title: text.commentDeleteAsk,
      content: text.commentDeleteWhat,
      run: async () => {
        await client.call(calls.record.commentDelete, { params });
        await again();
      },
    });
  return (
    <div className="gd-record-comment">
      <p>
        {piecesOf(comment.text, comment.mentions).map(({ text: words, person }, index) =>
          person ? (
            <b key={index} className="gd-record-mention">
              {words}
            </b>
          ) : (
            words
          ),
        )}
      </p>
      {comment.files.length > 0 && (
        <Suspense>
          <FileCards files={comment.files} />
        </Suspense>
      )}
      {(comment.own || comment.edited_at !== null) && (
        <div className="gd-record-comment-tools">
          {comment.edited_at !== null && <small>{text.commentEdited}</small>}
          {comment.own && (
            <>
              <Button type="link" size="small" onClick={() => setEditing(true)}>
                {text.commentEdit}
              </Button>
              <Button type="link" size="small" danger onClick={() => void remove()}>
                {text.commentDelete}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
