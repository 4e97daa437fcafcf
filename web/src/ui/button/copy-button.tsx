import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { showSuccess } from '#ui/toast/toast.tsx';
import { IconButton } from './icon-button.tsx';

/** How long the icon shows the result of a click (ms, 1§9). */
const copyAnswerMs = 2000;

export interface CopyButtonProps {
  readonly text: string;
  /** 'Скопировать координаты' */
  readonly label: string;
  /**
   * Kind of the copied text, which decides the toast: 'Ссылка успешно скопирована' or 'Данные скопированы в буфер'
   * (1§8, C-09).
   */
  readonly what?: 'link' | 'data' | undefined;
  readonly size?: 28 | 32 | 36 | undefined;
}

const answers = { link: 'Ссылка успешно скопирована', data: 'Данные скопированы в буфер' } as const;
const icons = {
  ready: <IconCopy {...icon16} />,
  done: <IconCheck {...icon16} />,
  failed: <IconAlertCircle {...icon16} />,
} as const;

/** Copies a text; for two seconds the icon is a check mark or shows the failure (1§2, C-09). */
export function CopyButton({ text, label, what = 'data', size = 28 }: CopyButtonProps) {
  const [answer, setAnswer] = useState<{ state: 'done' | 'failed' }>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setAnswer(undefined), copyAnswerMs);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    const isCopied = await writeClipboard(text);
    setAnswer({ state: isCopied ? 'done' : 'failed' });
    if (isCopied) showSuccess(answers[what]);
  };
  const state = answer?.state ?? 'ready';
  const words = { ready: label, done: 'Скопировано', failed: 'Не удалось скопировать' };
  return (
    <IconButton
      label={words[state]}
      icon={icons[state]}
      variant={state === 'failed' ? 'danger' : 'subtle'}
      size={size}
      onClick={() => void copy()}
    />
  );
}

/** False when the browser denies access to the clipboard. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
