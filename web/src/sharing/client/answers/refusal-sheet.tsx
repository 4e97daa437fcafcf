import type { Domain } from '@gektar/contract/domain.ts';
import { LONGEST_REFUSAL } from '@gektar/contract/sharing/client-answer-limits.ts';
import { refusalReasons } from '@gektar/contract/sharing/refusal-reasons.ts';
import { IconCheck, IconThumbDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { clientButton } from '#sharing/client/client-button.ts';
import frame from '#sharing/client/client-sheet.module.css';
import { icon16 } from '#ui/icon.ts';
import classes from './refusal-sheet.module.css';

export interface RefusalSheetProps {
  readonly domain: Domain;
  readonly title: string;
  /** Button that opens the question: from 900 px, the popover is next to it. */
  readonly anchor: Element | null;
  readonly onRefuse: (reasons: string[], text: string) => void;
  readonly onClose: () => void;
}

/** Asks why an object does not suit; neither a reason nor a text is required. */
export default function RefusalSheet({ domain, title, anchor, onRefuse, onClose }: RefusalSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    if (anchor && matchMedia('(min-width: 900px)').matches) moveTo(dialog.current, anchor);
  }, [anchor]);
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
    <dialog
      ref={dialog}
      closedby="any"
      className={`${frame.sheet} ${classes.sheet}`}
      aria-labelledby={headingId}
      onClose={onClose}
    >
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

/** Distance between the popover and its button, and the least one to the edges of the window (px). */
const GAP = 8;

/** Moves an open dialog below its button, or above it when there is no room; it scrolls with the page. */
function moveTo(dialog: HTMLDialogElement, anchor: Element): void {
  const button = anchor.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const isBelow = button.bottom + GAP + height + GAP <= window.innerHeight;
  const top = isBelow ? button.bottom + GAP : Math.max(GAP, button.top - GAP - height);
  const left = Math.max(GAP, Math.min(button.left, document.documentElement.clientWidth - width - GAP));
  dialog.dataset.popover = '';
  dialog.style.top = `${top + window.scrollY}px`;
  dialog.style.left = `${left + window.scrollX}px`;
}
