import type { Domain } from '@gektar/contract/domain.ts';
import { LONGEST_REFUSAL } from '@gektar/contract/sharing/client-answer-limits.ts';
import { refusalReasons } from '@gektar/contract/sharing/refusal-reasons.ts';
import { IconCheck, IconThumbDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { clientButton } from '#sharing/client/client-button.ts';
import { icon16 } from '#ui/icon.ts';
import classes from './refusal-sheet.module.css';

export interface RefusalSheetProps {
  readonly domain: Domain;
  readonly title: string;
  readonly onRefuse: (reasons: string[], text: string) => void;
  readonly onClose: () => void;
}

/** Asks why an object does not suit; neither a reason nor a text is required. */
export default function RefusalSheet({ domain, title, onRefuse, onClose }: RefusalSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const toggle = (reason: string) =>
    setReasons((now) => (now.includes(reason) ? now.filter((one) => one !== reason) : [...now, reason]));
  const close = () => dialog.current?.close();
  const refuse = () => {
    const order = Object.keys(refusalReasons[domain]);
    onRefuse(
      order.filter((reason) => reasons.includes(reason)),
      text.trim(),
    );
    close();
  };
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>Почему не подходит?</h2>
      <p>{title}</p>
      <div className={classes.reasons}>
        {Object.entries(refusalReasons[domain]).map(([reason, words]) => (
          <button key={reason} type="button" aria-pressed={reasons.includes(reason)} onClick={() => toggle(reason)}>
            {reasons.includes(reason) && <IconCheck {...icon16} />}
            {words}
          </button>
        ))}
      </div>
      <textarea
        aria-label="Подробнее"
        placeholder="Подробнее, если хотите"
        rows={3}
        maxLength={LONGEST_REFUSAL}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <button type="button" className={clientButton.plain} onClick={close}>
          Отменить
        </button>
        <button type="button" className={clientButton.filled} onClick={refuse}>
          <IconThumbDown {...icon16} />
          Не подходит
        </button>
      </div>
      <p className={classes.hint}>Увидит ваш брокер: он подберёт точнее. Ответ можно изменить или вернуть.</p>
    </dialog>
  );
}
