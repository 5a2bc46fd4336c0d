import { IdcardOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useTrainText } from './text/index.ts';

/** Leads to what single people have been trained in. */
export function PeopleButton() {
  const text = useTrainText();
  const navigate = useNavigate();
  return (
    <Button icon={<IdcardOutlined aria-hidden />} onClick={() => void navigate('/train/person')}>
      {text.person}
    </Button>
  );
}
