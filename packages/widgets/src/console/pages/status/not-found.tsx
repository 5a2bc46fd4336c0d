import { Button, Result } from 'antd';
import { useNavigate } from 'react-router';
import { useText } from '../../context/console-context.tsx';

export function NotFoundPage() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <main className="gd-console">
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
