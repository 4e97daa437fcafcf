import { useEffect, useEffectEvent } from 'react';
import type { KeyName } from './keys.ts';
import { useKeyOf } from './use-key-of.ts';

/** The action whose key was pressed while its button was loading. */
let held: KeyName | undefined;

/**
 * Shown instead of buttons that are still loading: holds the last pressed key among those of their actions, so that the
 * action starts once its button is there. A key held for buttons that never come is dropped.
 */
export function HeldActionKeys() {
  useHeld('change');
  useHeld('toSelection');
  useHeld('actualize');
  useEffect(
    () => () => {
      // In a later task: the buttons that replace this component take the key in the same commit.
      setTimeout(() => {
        held = undefined;
      });
    },
    [],
  );
  return null;
}

function useHeld(name: KeyName): void {
  useKeyOf(name, () => {
    held = name;
  });
}

/**
 * Runs an action by its key, wherever the focus is, and at once if its key was held while the button was loading.
 * @param name undefined: the action has no key here
 */
export function useActionKey(name: KeyName | undefined, onKey: () => void): void {
  useKeyOf(name, onKey);
  const run = useEffectEvent(onKey);
  useEffect(() => {
    if (name === undefined || held !== name) return;
    held = undefined;
    run();
  }, [name]);
}
