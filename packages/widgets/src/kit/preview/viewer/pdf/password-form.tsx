import { Button, Input } from 'antd';
import { useState } from 'react';
import { useViewerText } from '../text/index.ts';

/** Asks for the password of a document. It stays in this page: the document is opened in the browser. */
export function PasswordForm({ wrong, onGive }: { wrong: boolean; onGive: (password: string) => void }) {
  const text = useViewerText();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="gd-pdf-password"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onGive(typed);
      }}
    >
      <label htmlFor="gd-pdf-password">{text.passwordHint}</label>
      <Input.Password
        id="gd-pdf-password"
        autoFocus
        autoComplete="off"
        value={typed}
        status={wrong ? 'error' : ''}
        placeholder={text.password}
        onChange={({ target }) => setTyped(target.value)}
      />
      {wrong && <p role="alert">{text.passwordWrong}</p>}
      <Button type="primary" htmlType="submit" disabled={typed === ''}>
        {text.passwordGive}
      </Button>
    </form>
  );
}
