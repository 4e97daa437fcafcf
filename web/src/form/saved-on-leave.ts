import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * For a text that is saved when its field loses focus. Back unmounts the focused field without a blur: the text is
 * saved then, too. Closing or reloading the tab shows the browser's question.
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
