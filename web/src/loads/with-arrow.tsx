import { IconArrowRight } from '@tabler/icons-react';
import { icon12 } from '#ui/icon.ts';
import { positional } from '#ui/positional.ts';

/** A text whose arrows are drawn: the font of the interface has none. */
export function WithArrow({ text }: { readonly text: string }) {
  const [first, ...others] = text.split(' → ');
  return (
    <>
      {first}
      {positional(others.map(afterArrow))}
    </>
  );
}

function afterArrow(part: string) {
  return (
    <span>
      {' '}
      <IconArrowRight {...icon12} aria-hidden={false} role="img" aria-label="станет" /> {part}
    </span>
  );
}
