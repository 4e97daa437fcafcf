import { useState } from 'react';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { besideFilter } from './criterion.ts';
import type { FilterDrawerProps } from './filter-drawer-about.ts';
import { useWrongFields } from './wrong-fields.ts';

/** What every drawer of filters does: criteria are set in a draft and applied together, and not while a field is wrong (2§2). */
export function useFilterDraft({ about, criteria, onClose, onApply }: Omit<FilterDrawerProps, 'useCount'>) {
  const [draft, setDraft] = useState(criteria);
  // What was typed and is no value, as letters in a number, goes with the fields themselves.
  const [resets, setResets] = useState(0);
  // The drawer mounts what it holds after itself.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const wrong = useWrongFields(frame);
  const valid = about.read(draft);
  return {
    draft,
    set: (name: string, value: unknown) => setDraft((before) => ({ ...before, [name]: value })),
    /** Draft criteria that restrict something. */
    valid,
    /** Number of wrong fields by the title of their group. */
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
      // A date that is still typed says so; applying would take its criterion away.
      const unfinished = firstUnfinished(frame);
      if (unfinished !== undefined) return unfinished.focus();
      onApply(valid);
      onClose();
    },
  };
}
