import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import type { ChipPanel } from '#ui/component/filter-chip.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { afterPress } from './after-press.ts';
import type { CriterionAbout } from './criterion.ts';
import { CriterionInput } from './criterion-input.tsx';

export interface CriterionPopoverProps extends ChipPanel {
  readonly about: CriterionAbout;
  readonly value: unknown;
  readonly canBeSet: (value: unknown) => boolean;
  readonly onApply: (value: unknown) => void;
}

/**
 * Popup of one criterion under its chip. The button, Enter or a press outside apply the draft if it is valid; Esc
 * discards it.
 */
export function CriterionPopover({ about, value, canBeSet, onApply, close, leave }: CriterionPopoverProps) {
  const [draft, setDraft] = useState(value);
  const shortcuts = about.kind === 'own' ? (about.shortcuts?.() ?? []) : [];
  const form = useRef<HTMLFormElement>(null);
  const begin = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    focusFirst(element);
  }, []);
  /** An impossible date cannot be applied: the field shows an error, and the previous value is unchanged. */
  const canBeApplied = () => canBeSet(draft) && firstUnfinished(form.current) === undefined;
  useEffect(() => {
    leave.current = (by) => {
      if (!canBeApplied()) return false;
      const apply = () => onApply(draft);
      if (JSON.stringify(draft) !== JSON.stringify(value)) by === 'press' ? afterPress(apply) : apply();
      return true;
    };
    return () => {
      leave.current = undefined;
    };
  });
  return (
    <Stack
      as="form"
      ref={begin}
      w={320}
      gap="var(--s3)"
      onSubmit={(event) => {
        event.preventDefault();
        if (!canBeApplied()) return;
        onApply(draft);
        close();
      }}
    >
      <CriterionInput about={about} value={draft} onChange={setDraft} />
      {shortcuts.length > 0 && (
        <Row gap={6} wrap="wrap">
          {shortcuts.map((shortcut) => (
            <Button
              key={shortcut.label}
              size="compact-sm"
              onClick={() => {
                onApply(shortcut.value);
                close();
              }}
            >
              {shortcut.label}
            </Button>
          ))}
        </Row>
      )}
      <Button type="submit" variant="filled">
        Показать
      </Button>
    </Stack>
  );
}

/** The popup gets the focus when it opens; content that is loaded later has to take it. */
function focusFirst(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) return;
  form?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus();
}
