import { INVITE } from '@gongdi/domain';
import { QrCode } from '../../../../kit/qr-code/index.ts';
import { CopyText } from '../../../../kit/copy/copy-text.tsx';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { OnlyHere } from '../../../generic/resource/code/only-here.tsx';
import { useAddress } from '../../../generic/resource/code/use-address.ts';
import type { ScreenRowProps } from '../../../generic/resource/screen/screen.ts';
import css from './invite.css?inline';
import { invitePath } from './invite-path.ts';
import { useInviteText } from './text/index.ts';

/** What is sent to the people invited: QR code, link and code, while the invitation is open. */
export function InviteCard({ row }: ScreenRowProps) {
  useSheet(css);
  const text = useInviteText();
  const address = useAddress(invitePath(row));
  if (row['invite_status'] !== INVITE.open) return null;
  const code = String(row['invite_code']);
  return (
    <section className="gd-data-panel gd-invite">
      <QrCode value={address} label={text.code} size={160} />
      <dl>
        <dt>{text.link}</dt>
        <dd>
          <CopyText className="gd-invite-link">{address}</CopyText>
        </dd>
        <dt>{text.code}</dt>
        <dd>
          <CopyText code>{code.replaceAll(/(.{4})(?=.)/g, '$1-')}</CopyText>
        </dd>
      </dl>
      <p>{text.how}</p>
      <OnlyHere address={address} />
    </section>
  );
}
