import { permission } from '@gongdi/domain';
import { Alert, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { usePermissions, useSession } from '../../../ground/context/console-context.tsx';
import { ChannelsPanel } from './channels-panel.tsx';
import css from './messages.css?inline';
import { RulesPanel } from './rules-panel.tsx';
import { useMessagesText } from './text/index.ts';

/** Page of the company's rules and channels for messages that leave the platform. */
export function MessagesPage() {
  useSheet(css);
  const text = useMessagesText();
  const { user } = useSession();
  const may = usePermissions()(permission('messagesetting', 'edit'));
  const [place, setPlace] = useSearchParams();
  const isRoot = user !== null && user.org_id === user.company_id;
  const mayEdit = may && isRoot;
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        {!mayEdit && (
          <Alert type="info" showIcon title={may ? text.companyOnly : text.readOnly} style={{ marginBottom: 12 }} />
        )}
        <Tabs
          activeKey={place.get('tab') === 'channels' ? 'channels' : 'rules'}
          onChange={(tab) => setPlace(tab === 'rules' ? {} : { tab }, { replace: true })}
          items={[
            { key: 'rules', label: text.rules, children: <RulesPanel mayEdit={mayEdit} /> },
            { key: 'channels', label: text.channels, children: <ChannelsPanel mayEdit={mayEdit} /> },
          ]}
        />
      </section>
    </div>
  );
}
