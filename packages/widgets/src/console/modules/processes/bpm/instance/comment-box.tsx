import { calls } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FileUpload } from '../../../../../kit/upload/file-upload.tsx';
import { useConsole } from '../../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../../ground/page/leave-guard.tsx';
import { useApprovalText } from '../approval/text/index.ts';
import { useAct } from '../approval/use-act.ts';

/** Form to comment on an instance. If sending fails, the text stays. */
export function CommentBox({ instance_id }: { instance_id: string }) {
  const { client } = useConsole();
  const text = useApprovalText();
  const { busy, act } = useAct();
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<FileItem[]>([]);
  useLeaveGuard(() => content.trim() !== '');
  const send = async () => {
    const body = { process_instance_id: instance_id, content, attachments: files.map(({ id }) => ({ id })) };
    const done = await act(
      () => client.call(calls.workflow.commentCreate, { body }, { quiet: true }),
      text.commentDone,
    );
    if (!done) return;
    setContent('');
    setFiles([]);
  };
  return (
    <div className="gd-approval-comment-box">
      <Input.TextArea
        rows={2}
        maxLength={2000}
        aria-label={text.comment}
        placeholder={text.commentHint}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <FileUpload label={text.attachments} value={files} onChange={setFiles} maxCount={5} />
      <Button loading={busy} disabled={content.trim() === ''} onClick={() => void send()}>
        {text.comment}
      </Button>
    </div>
  );
}
