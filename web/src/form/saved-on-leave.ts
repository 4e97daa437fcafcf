import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * For a text that is saved when its field is left. Back takes the field away while the focus is in it, and no blur comes: the text is saved all
 * the same. Closing or reloading the tab asks in the browser's own words.
 */
export function useSavedOnLeave(isUnsaved: boolean, save: () => void): void {
  const latest = useRef({ isUnsaved, save });
  useEffect(() => {
    latest.current = { isUnsaved, save };
  });
  useEffect(
    () => () => {
      if (latest.current.isUnsaved) latest.current.save();
    },
    [],
  );
  useBlocker({ disabled: !isUnsaved, enableBeforeUnload: isUnsaved, shouldBlockFn: () => false });
}
