import { LinkButton } from '#ui/link-button.tsx';

/** Under a field whose list could not be loaded (1§8): what is stored stays, and it can be tried again. */
export function LoadAgain({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <span role="status">
      Не удалось загрузить данные{' '}
      <LinkButton onClick={onRetry} disabled={isBusy}>
        Повторить
      </LinkButton>
    </span>
  );
}
