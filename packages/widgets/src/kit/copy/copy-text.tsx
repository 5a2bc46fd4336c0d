import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useKitText } from '../data/data-context.tsx';
import { copy } from './copy.ts';

/** Duration of the confirmation after copying, ms (console specification, section 9). */
const CONFIRMED_FOR = 1000;

type TextProps = ComponentProps<typeof Typography.Text>;

/** A text with a button that copies it. */
export function CopyText({ children, ...rest }: { children: string } & Omit<TextProps, 'copyable' | 'children'>) {
  const text = useKitText();
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = async () => {
    const done = await copy(children);
    clearTimeout(timer.current);
    setOutcome(done ? 'copied' : 'copyFailed');
    timer.current = setTimeout(() => setOutcome(null), CONFIRMED_FOR);
  };
  return (
    <Typography.Text {...rest}>
      {children}{' '}
      <Button
        type="text"
        size="small"
        icon={outcome === 'copied' ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        aria-label={text.copy}
        title={text.copy}
        onClick={() => void take()}
      />
      <span role="status">{outcome && text[outcome]}</span>
    </Typography.Text>
  );
}
