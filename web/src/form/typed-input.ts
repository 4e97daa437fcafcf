import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, readEdit, readPaste, type Typing } from './typing.ts';

export interface TypedInput {
  /** Spread on the <input>. */
  readonly props: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  readonly kept: string;
  readonly isFocused: boolean;
  /** The last key or paste held letters: the field says so until the next good one. */
  readonly isForeign: boolean;
}

/**
 * Binds a text field to a value by the rules of a `Typing`, keeping the caret beside what was typed. The value can be
 * changed from outside at any time; an unfinished text ('12,', '20.11.гггг') lives here until it means another value.
 */
export function useTypedInput<Value>(
  typing: Typing<Value>,
  value: Value,
  onChange: (value: Value) => void,
): TypedInput {
  const [draft, setDraft] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const [isForeign, setForeign] = useState(false);
  const caretRef = useRef<{ input: HTMLInputElement; count: number } | null>(null);

  const kept = draft !== undefined && Object.is(typing.toValue(draft), value) ? draft : typing.toKept(value);
  const text = isFocused ? typing.draw(kept) : typing.drawAtRest(value, kept);

  useLayoutEffect(() => {
    const pending = caretRef.current;
    if (pending === null) return;
    caretRef.current = null;
    const caret = caretAfter(typing, pending.input.value, pending.count);
    pending.input.setSelectionRange(caret, caret);
  });

  const commit = (input: HTMLInputElement, next: string, count: number) => {
    caretRef.current = { input, count };
    setDraft(next);
    const nextValue = typing.toValue(next);
    if (!Object.is(nextValue, value)) onChange(nextValue);
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    const isBackspace = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward';
    const edit = readEdit(typing, kept, input.value, caret, isBackspace);
    setForeign(typing.isForeign(input.value));
    const count = Math.max(0, typing.keep(input.value.slice(0, caret)).length - 1);
    if (edit === undefined) commit(input, kept, Math.min(count, kept.length));
    else commit(input, edit.kept, edit.count);
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const input = event.currentTarget;
    const left = input.value.slice(0, input.selectionStart ?? 0);
    const right = input.value.slice(input.selectionEnd ?? input.value.length);
    const pasted = readPaste(typing, event.clipboardData.getData('text'), left, right);
    setForeign(pasted === undefined);
    if (pasted !== undefined) commit(input, pasted, pasted.length - typing.keep(right).length);
  };

  return {
    kept,
    isFocused,
    isForeign,
    props: {
      value: text,
      onChange: handleChange,
      onPaste: handlePaste,
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        setForeign(false);
      },
    },
  };
}
