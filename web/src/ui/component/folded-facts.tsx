import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { useIsNarrow } from '#ui/use-media.ts';
import classes from './folded-facts.module.css';

/** Number of facts that are always shown; the style sheet repeats this number. */
const OPEN = 5;

export interface FoldedFacts {
  /** Ref for the element that contains the sections, each of them marked by `data-facts`. */
  readonly ref: React.RefObject<HTMLElement | null>;
  readonly className: string;
  /** 'Ещё 24', after the sections. */
  readonly button: ReactNode;
}

/** Sections of facts that are folded on a narrow screen until 'Ещё N' is pressed. */
export function useFoldedFacts(): FoldedFacts {
  const isNarrow = useIsNarrow();
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!isNarrow || box === null) return;
    const recount = () => setCount(foldedCount(box));
    recount();
    // Some sections are rendered later.
    const observer = new MutationObserver(recount);
    observer.observe(box, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isNarrow]);
  const isFolding = isNarrow && count > 0;
  return {
    ref,
    className: (isFolding && !isOpen && classes.folded) || '',
    button: isFolding && (
      <LinkButton className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Свернуть' : `Ещё ${count}`}
      </LinkButton>
    ),
  };
}

/** Facts beyond the first few of the first section; a section without pairs of label and value counts as one. */
function foldedCount(box: HTMLElement): number {
  const [first = 0, ...others] = [...box.querySelectorAll('[data-facts]')].map(
    (section) => section.querySelectorAll('dt').length,
  );
  return Math.max(0, first - OPEN) + others.reduce((sum, facts) => sum + Math.max(1, facts), 0);
}
