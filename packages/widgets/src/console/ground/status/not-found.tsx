import { Button, Result, Space } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../context/console-context.tsx';
import { useTitle } from '../page/use-title.ts';
import { PageMain } from '../page/page-main.tsx';

/** Shown inside the shell, with its menus, for an address without a page. */
export function NotFound() {
  const text = useText();
  const navigate = useNavigate();
  useTitle(text.notFoundTitle);
  return (
    <div className="gd-console-center">
      <Result
        status="404"
        title={text.notFoundTitle}
        subTitle={text.notFoundText}
        extra={
          <Space wrap>
            <Button type="primary" onClick={() => void navigate('/')}>
              {text.backHome}
            </Button>
            <Button onClick={() => void navigate(-1)}>{text.backBefore}</Button>
          </Space>
        }
      />
    </div>
  );
}

/** The same for users who are not logged in. */
export function NotFoundPage() {
  return (
    <PageMain className="gd-console" tabIndex={-1}>
      <NotFound />
    </PageMain>
  );
}
