import { type ChangeEvent, type ClipboardEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, readEdit, readPaste, type Typing } from './typing.ts';

/** Significant text of the field and position of its caret, after the last key. */
interface Draft {
  readonly kept: string;
  readonly input: HTMLInputElement;
  /** Number of significant characters left of the caret. */
  readonly count: number;
}

export interface TypedInput {
  /** Props for the `<input>`. */
  readonly props: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
    onPointerDown: () => void;
    onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  readonly kept: string;
  readonly isFocused: boolean;
  /** The last key or paste had letters: the field shows an error until the next valid one. */
  readonly isForeign: boolean;
}

/**
 * Binds a text field to a value by the rules of a `Typing`, and keeps the caret after the typed character. The value
 * can be changed from outside at any time; an unfinished text ('12,', '20.11.гггг') is stored here as long as it fits
 * the value.
 */
export function useTypedInput<Value>(
  typing: Typing<Value>,
  value: Value,
  onChange: (value: Value) => void,
): TypedInput {
  const [draft, setDraft] = useState<Draft>();
  const [isFocused, setFocused] = useState(false);
  const [wholeOf, setWholeOf] = useState<HTMLInputElement>();
  const isPointed = useRef(false);
  // Letters typed one after another at the end of the text, and whether they formed a word that changed the number.
  const word = useRef({ letters: '', hasGrown: false });
  const [isForeign, setForeign] = useState(false);

  const kept = draft !== undefined && Object.is(typing.toValue(draft.kept), value) ? draft.kept : typing.toKept(value);
  const text = isFocused ? typing.draw(kept) : typing.drawAtRest(value, kept);

  // React moves the caret to the end when a text changes; a rejected key counts as a change too.
  useLayoutEffect(() => {
    if (draft === undefined || document.activeElement !== draft.input) return;
    const caret = caretAfter(typing, draft.input.value, draft.count);
    draft.input.setSelectionRange(caret, caret);
  }, [draft, typing]);

  // After Tab the text is selected, so that typing replaces it; done after the render, which would drop the selection.
  useLayoutEffect(() => {
    wholeOf?.select();
  }, [wholeOf]);

  const finish = () => {
    const finished = typing.finish?.(kept) ?? kept;
    if (draft === undefined || finished === kept) return;
    setDraft({ ...draft, kept: finished });
    onChange(typing.toValue(finished));
  };

  const commit = (input: HTMLInputElement, next: string, count: number) => {
    setDraft({ kept: next, input, count });
    const nextValue = typing.toValue(next);
    if (!Object.is(nextValue, value)) onChange(nextValue);
  };

  /** Collects letters typed at the end of a text, which are not shown; returns the text once they form a word. */
  const typeLetters = (typed: string, caret: number): string | undefined => {
    const [last = ''] = /\p{L}+$/u.exec(caret === typed.length ? typed : '') ?? [];
    const { letters, hasGrown } = last === '' ? { letters: '', hasGrown: false } : word.current;
    const grown = hasGrown ? undefined : typing.grow?.(kept, letters + last);
    word.current = { letters: letters + last, hasGrown: hasGrown || grown !== undefined };
    if (grown !== undefined) setForeign(false);
    return grown;
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const caret = input.selectionStart ?? input.value.length;
    const { nativeEvent } = event;
    const isBackspace = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentBackward';
    const grown = typeLetters(input.value, caret);
    if (grown !== undefined) return commit(input, grown, grown.length);
    const edit = readEdit(typing, kept, input.value, caret, isBackspace);
    setForeign(typing.isForeign(input.value) && !word.current.hasGrown);
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
      onPointerDown: () => {
        isPointed.current = true;
      },
      onFocus: ({ currentTarget }) => {
        setFocused(true);
        setWholeOf(isPointed.current ? undefined : currentTarget);
        isPointed.current = false;
      },
      onBlur: () => {
        finish();
        setFocused(false);
        setWholeOf(undefined);
        isPointed.current = false;
        setForeign(false);
        word.current = { letters: '', hasGrown: false };
      },
    },
  };
}
