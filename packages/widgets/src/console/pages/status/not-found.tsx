import { Button, Result } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../context/console-context.tsx';
import { useTitle } from '../../shell/use-title.ts';

export function NotFoundPage() {
  const text = useText();
  const navigate = useNavigate();
  useTitle(text.notFoundTitle);
  return (
    <main className="gd-console" tabIndex={-1}>
      <div className="gd-center">
        <Result
          status="404"
          title={text.notFoundTitle}
          subTitle={text.notFoundText}
          extra={
            <Button type="primary" onClick={() => void navigate('/')}>
              {text.backHome}
            </Button>
          }
        />
      </div>
    </main>
  );
}
