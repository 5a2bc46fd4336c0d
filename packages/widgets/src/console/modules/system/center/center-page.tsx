import { enterprise, fieldsOf, usermanage } from '@gongdi/domain';
import { Button, Skeleton } from 'antd';
import { Fragment, Suspense, useState } from 'react';
import { FieldValue } from '../../../../kit/detail/record-detail.tsx';
import { useLang, useSession, useText } from '../../../ground/context/console-context.tsx';
import { lazyDialog, lazyPart } from '../../../../kit/lazy/index.ts';
import { OwnSessionList } from '../../../generic/account/own-sessions.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import { OwnIdcard } from './own-idcard.tsx';
import { OwnSignature } from './own-signature.tsx';
import { useCenterText } from './text/index.ts';

const ChangePassword = lazyDialog(async () => ({
  default: (await import('../../../generic/account/change-password.tsx')).ChangePassword,
}));

const OwnMessages = lazyPart(() => import('./own-messages.tsx'));

/** Page of the user's own account: name, own data, company, sessions, and the change of the password. */
export function CenterPage() {
  const { user } = useSession();
  const text = useText();
  const own = useCenterText();
  const lang = useLang();
  const [changing, setChanging] = useState(false);
  if (!user) return null;
  const facts = [
    { of: usermanage, name: 'userName', value: user.user_name },
    { of: usermanage, name: 'nickname', value: user.nickname },
    { of: enterprise, name: 'company_name', value: user.company_name },
    { of: usermanage, name: 'ent_type', value: user.ent_type },
    { of: enterprise, name: 'auth_status', value: user.auth_status },
  ].flatMap(({ of, name, value }) =>
    fieldsOf(of)
      .filter((field) => field.name === name)
      .map((field) => ({ field, value })),
  );
  return (
    <div className="gd-console-page">
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.center}</h2>
          <Button className="gd-data-end" onClick={() => setChanging(true)}>
            {text.passwordChange}
          </Button>
        </div>
        <dl className="gd-console-standing">
          {facts.map(({ field, value }) => (
            <Fragment key={`${field.name} ${field.label.en}`}>
              <dt>{field.label[lang]}</dt>
              <dd>{field.name === 'userName' ? user.user_name : <FieldValue field={field} value={value} />}</dd>
            </Fragment>
          ))}
          <dt>{own.avatar}</dt>
          <dd>
            <OwnAvatar address={user.avatar ?? ''} />
          </dd>
          <dt>{own.signature}</dt>
          <dd>
            <OwnSignature />
          </dd>
          <dt>{own.idcard}</dt>
          <dd>
            <OwnIdcard />
          </dd>
        </dl>
      </section>
      <Suspense fallback={<Skeleton active />}>
        <OwnMessages />
      </Suspense>
      <CompanyPanel name={user.company_name ?? ''} />
      <section className="gd-data-panel">
        <div className="gd-data-panel-title">
          <h2>{text.sessions}</h2>
        </div>
        <OwnSessionList />
      </section>
      {changing && <ChangePassword onClose={() => setChanging(false)} />}
    </div>
  );
}
