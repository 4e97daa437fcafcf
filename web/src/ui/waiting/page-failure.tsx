import { Text } from '#ui/layout/text.ts';
import { LoadAgain } from './load-again.tsx';

/** Message in place of the next page of a list, with a button to retry. */
export function PageFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Text fz={13} c="soft" p="12px 16px">
      <LoadAgain text={text} onRetry={onRetry} />
    </Text>
  );
}
