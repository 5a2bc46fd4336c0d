import { useId } from 'react';
import { useText } from '../../../ground/context/console-context.tsx';

export type LoginWay = 'password' | 'code';

interface LoginWaysProps {
  value: LoginWay;
  onChange: (way: LoginWay) => void;
}

/** The two ways to log in, as native radio buttons: antd's segmented control would be in the first load for them alone. */
export function LoginWays({ value, onChange }: LoginWaysProps) {
  const text = useText();
  const name = useId();
  const labels = { password: text.loginTitle, code: text.loginCodeTitle };
  return (
    <div role="radiogroup" aria-label={text.loginWays} className="gd-console-login-ways">
      {(Object.keys(labels) as LoginWay[]).map((way) => (
        <label key={way}>
          <input type="radio" name={name} checked={way === value} onChange={() => onChange(way)} />
          {labels[way]}
        </label>
      ))}
    </div>
  );
}
