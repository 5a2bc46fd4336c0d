import { useEffect, useState } from 'react';
import { useTimes } from '../../kit/clock/index.ts';
import type { Editor } from '../editor/editor.ts';
import { baselineOf } from '../session/baseline.ts';
import { messageOf } from '../session/message-of.ts';
import type { FenceVersion } from '../host/props.ts';
import { format, type Texts } from '../text/index.ts';
import { Popover } from './popover.tsx';

interface VersionListProps {
  editor: Editor;
  texts: Texts;
  onClose(): void;
}

/**
 * List of earlier states; restoring one replaces the current state as a step, which is stored when the fence is saved.
 */
export default function VersionList({ editor, texts, onClose }: VersionListProps) {
  const { session } = editor;
  const [versions, setVersions] = useState<readonly FenceVersion[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = editor.props.loadVersions ?? editor.connected?.versions;
    load?.(stop.signal).then(setVersions, (error: unknown) => {
      if (!stop.signal.aborted) setFailure(messageOf(error, session.english));
    });
    return () => stop.abort(new Error('closed'));
  }, [editor, session]);
  const { dateTime } = useTimes();
  const when = (version: FenceVersion) => dateTime(version.saved_at);
  const restore = async (version: FenceVersion) => {
    const load = editor.props.loadVersion ?? editor.connected?.version;
    if (!load) return;
    try {
      const stored = await load(version.id, new AbortController().signal);
      const { document } = baselineOf({ system: session.state.get().document.system, ...stored });
      if (!session.editing) session.edit();
      session.setTool('select');
      session.step('stepRestore', document, { selected: document.areas[0]?.id ?? null });
      editor.stage.fit();
      session.tell({ kind: 'info', text: format(texts.restored, { at: when(version) }) });
      onClose();
    } catch (error) {
      setFailure(messageOf(error, session.english));
    }
  };
  return (
    <Popover label={texts.history} className="gd-fence-panel-versions" onClose={onClose}>
      {failure !== null && <p role="alert">{format(texts.versionsFailed, { message: failure })}</p>}
      {failure === null && versions === null && <p role="status">{texts.loading}</p>}
      {versions?.length === 0 && <p>{texts.versionsEmpty}</p>}
      <ul>
        {versions?.map((version) => (
          <li key={version.id}>
            <span>
              {when(version)}
              <small>
                {[
                  version.saved_by,
                  version.areas === undefined ? null : format(texts.versionAreas, { n: version.areas }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {!editor.props.readOnly && (
              <button type="button" className="gd-fence-button" onClick={() => void restore(version)}>
                {texts.restore}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
}
