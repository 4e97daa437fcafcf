import { addFavorite } from '@gektar/contract/land/favorites/favorite-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { placeText } from '#api/failure-text.ts';
import { useBulkRun } from '#ui/bulk/use-bulk-run.ts';
import { showError } from '#ui/toast/toast.tsx';
import { favorites } from './favorite-data.ts';
import { FAILED, keepIds } from './favorite-toggle.ts';

/** Stars many objects before the server has answered; stars of refused objects are reset, and one toast reports all. */
export function useBulkFavorites() {
  const client = useQueryClient();
  const { progress, run, stop } = useBulkRun();
  return {
    progress,
    stop,
    add: async (propertyIds: readonly string[]) => {
      await client.cancelQueries({ queryKey: favorites });
      keepIds(client, propertyIds, true);
      const { done, failed } = await run(propertyIds, (propertyId) => call(addFavorite, { body: { propertyId } }));
      // Includes objects that were not sent because the run was stopped.
      const added = new Set(done);
      const others = propertyIds.filter((id) => !added.has(id));
      keepIds(client, others, false);
      const [first] = failed;
      if (first !== undefined) showError(placeText(first.error, FAILED));
      await client.invalidateQueries({ queryKey: favorites });
    },
  };
}
