import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from './client-address.ts';

/** A link between the client pages: no reload on click, but with a real URL that opens in a new tab. */
export function ClientLinkTo({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(href);
  }
  return <a {...props} href={href} onClick={handleClick} />;
}
