import { Button, Result, Space } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../context/console-context.tsx';
import { useTitle } from '../page/use-title.ts';
import { PageMain } from '../page/page-main.tsx';

/** There is no such page: inside the shell with the menus around it. */
export function NotFound() {
  const text = useText();
  const navigate = useNavigate();
  useTitle(text.notFoundTitle);
  return (
    <div className="gd-center">
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

/** The same for who is not logged in. */
export function NotFoundPage() {
  return (
    <PageMain className="gd-console" tabIndex={-1}>
      <NotFound />
    </PageMain>
  );
}
