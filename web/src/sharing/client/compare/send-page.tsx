import { IconCopy, IconShare } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { clientButton } from '#sharing/client/client-button.ts';
import frame from '#sharing/client/client-sheet.module.css';
import { icon16 } from '#ui/icon.ts';
import classes from './send-page.module.css';

export interface SendPageProps {
  /** 'Отправить коллеге' */
  readonly label: string;
  /** Title of the page for the receiving program. */
  readonly title: string;
  /** Whether the address opens the page without typing the code. */
  readonly hasCode: boolean;
  readonly onNotice: (text: string) => void;
}

/** Sends the address of the present page: by the share menu of the device, or copied. */
export function SendPage({ label, title, hasCode, onNotice }: SendPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={clientButton.plain} onClick={() => setIsOpen(true)}>
        <IconShare {...icon16} />
        {label}
      </button>
      {isOpen && <SendSheet title={title} hasCode={hasCode} onNotice={onNotice} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type SheetProps = Omit<SendPageProps, 'label'> & { readonly onClose: () => void };

function SendSheet({ title, hasCode, onNotice, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const canShare = typeof navigator.share === 'function';
  const share = () => {
    // Closing the menu of the device rejects too: nothing has been sent, and nothing is reported.
    navigator.share({ title, url: location.href }).then(close, () => undefined);
  };
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => {
        close();
        onNotice('Ссылка успешно скопирована');
      },
      () => onNotice('Не удалось скопировать'),
    );
  };
  return (
    <dialog ref={dialog} closedby="any" className={frame.sheet} aria-labelledby={headingId} onClose={onClose}>
      <h2 id={headingId}>Отправить коллеге</h2>
      <p>Коллега откроет эту же ссылку: отметки, вопросы и дни показа у вас общие.</p>
      {!hasCode && <p>Код доступа передайте отдельно: в ссылке его нет.</p>}
      <div className={classes.actions}>
        <button type="button" className={clientButton.plain} onClick={copy}>
          <IconCopy {...icon16} />
          Скопировать
        </button>
        {canShare && (
          <button type="button" className={clientButton.filled} onClick={share}>
            <IconShare {...icon16} />
            Отправить
          </button>
        )}
      </div>
    </dialog>
  );
}
