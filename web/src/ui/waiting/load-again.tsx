import { LinkButton } from '#ui/button/link-button.tsx';

export interface LoadAgainProps {
  readonly text?: string | undefined;
  readonly onRetry: () => void;
  readonly isBusy?: boolean | undefined;
}

/** A message where a part of the page could not be loaded (1§8), with a button to retry; other content stays. */
export function LoadAgain({ text = 'Не удалось загрузить данные', onRetry, isBusy = false }: LoadAgainProps) {
  return (
    <span role="status">
      {text}{' '}
      <LinkButton onClick={onRetry} disabled={isBusy}>
        Повторить
      </LinkButton>
    </span>
  );
}
