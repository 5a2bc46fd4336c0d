import { Button, Result } from 'antd';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { PageMain } from '../../../../ground/page/page-main.tsx';
import { useWallText } from '../text/index.ts';
import css from './wall.css?inline';

/** A wall that cannot be shown: why, and what to do. */
export function WallFailure({ message, retry }: { message: string; retry?: () => void }) {
  const text = useWallText();
  useSheet(css);
  return (
    <PageMain className="gd-root gd-dark gd-wall" tabIndex={-1} data-gd-focus>
      <div className="gd-wall-failure">
        <Result
          status="warning"
          title={text.failed}
          subTitle={message}
          extra={retry && <Button onClick={retry}>{text.retry}</Button>}
        />
      </div>
    </PageMain>
  );
}
