import type { MouseEvent, ReactNode } from 'react';
import { linkClass } from './link-button.tsx';

export interface PathLinkProps {
  readonly path: string;
  /** Opens a page by its path. */
  readonly onOpen: (path: string) => void;
  readonly children: ReactNode;
}

/** A link to a page of the back office, by a path from the server. */
export function PathLink({ path, onOpen, children }: PathLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(path);
  };
  return (
    <a href={path} className={linkClass} onClick={handleClick}>
      {children}
    </a>
  );
}
