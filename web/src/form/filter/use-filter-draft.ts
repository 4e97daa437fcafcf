import { useState } from 'react';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { besideFilter } from './criterion.ts';
import type { FilterDrawerProps } from './filter-drawer-about.ts';
import { useWrongFields } from './wrong-fields.ts';

/** State of a filter drawer: criteria are set in a draft and applied together, unless a field is wrong (2§2). */
export function useFilterDraft({ about, criteria, onClose, onApply }: Omit<FilterDrawerProps, 'useCount'>) {
  const [draft, setDraft] = useState(criteria);
  // Used as `key` of the fields: a reset remounts them, because they store typed text that is not a value, such as
  // letters in a number.
  const [resets, setResets] = useState(0);
  // State instead of a ref: the drawer mounts its content later than itself.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const wrong = useWrongFields(frame);
  const valid = about.read(draft);
  return {
    draft,
    set: (name: string, value: unknown) => setDraft((before) => ({ ...before, [name]: value })),
    /** Draft criteria that restrict something. */
    valid,
    /** Number of wrong fields, keyed by group title. */
    wrong,
    /** Holds elements with `data-group`, and in them elements with `data-criterion`. */
    frame,
    setFrame,
    /** Key of the fields. */
    resets,
    reset: () => {
      setDraft(besideFilter(about, draft));
      setResets(resets + 1);
    },
    isBlocked: Object.keys(wrong).length > 0,
    apply: () => {
      // An unfinished date shows its error; applying would remove its criterion.
      const unfinished = firstUnfinished(frame);
      if (unfinished !== undefined) return unfinished.focus();
      onApply(valid);
      onClose();
    },
  };
}
