import type { PresentPerson } from '@gongdi/api';
import { fill, LIST_SEPARATOR } from '@gongdi/domain';
import { Alert } from 'antd';
import { useLang } from '../../ground/context/console-context.tsx';
import { actionWords } from './action-words.ts';
import { useRecordText } from './text/index.ts';
import { useRecordNews, type FollowedRecord } from './use-record-news.ts';

/** Most names beside each other. */
const NAMES = 3;

/**
 * Who else has a record open, and what somebody else does to it while it is shown: the page reads it again and says so.
 * Only a visible page counts as open.
 */
export default function RecordLiveNews({ editing = false, ...record }: FollowedRecord) {
  const { resource } = record;
  const text = useRecordText();
  const lang = useLang();
  const { people, news, forget } = useRecordNews({ ...record, editing });

  const sentence = (list: readonly PresentPerson[], words: string) => {
    if (list.length === 0) return null;
    const names = list.slice(0, NAMES).map(({ nickname }) => nickname);
    if (list.length > NAMES) names.push('…');
    return <span>{fill(words, { names: names.join(LIST_SEPARATOR[lang]) })}</span>;
  };
  return (
    <div className="gd-record-live">
      <p className="gd-record-present" role="status">
        {sentence(
          people.filter((one) => one.editing),
          text.hereEditing,
        )}
        {sentence(
          people.filter((one) => !one.editing),
          text.hereViewing,
        )}
      </p>
      {news && (
        <Alert
          showIcon
          role="status"
          type={news.action === 'delete' ? 'warning' : 'info'}
          closable={{ onClose: forget }}
          title={fill(
            news.action === 'delete'
              ? text.deletedMeanwhile
              : editing
                ? text.changedWhileEditing
                : text.changedMeanwhile,
            { who: news.by?.nickname ?? text.bySystem, action: actionWords(resource, news.action, lang, text) },
          )}
        />
      )}
    </div>
  );
}
