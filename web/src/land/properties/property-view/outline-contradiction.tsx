import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { keepProperty, propertyQuery } from '#land/properties/property-data.ts';
import { OutlineWarning } from '#map/outline/outline-warning.tsx';
import { showError, showSuccess } from '#ui/toast/toast.tsx';

/** Shown when the outline contradicts the stated area, with a button to take over the area of the outline. */
export function OutlineContradiction({ property }: { property: Property }) {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: async (areaHa: number) => {
      const { saveArea } = await import('#land/properties/property-form/save-area.ts');
      return saveArea(property, areaHa);
    },
    onSuccess: async (saved) => {
      const isKept = keepProperty(client, saved);
      showSuccess('Объект успешно обновлен');
      await isKept;
    },
    onError: async (error) => {
      showError('Не удалось обновить объект', failureText(error));
      // A colleague may have changed the object meanwhile.
      await client.invalidateQueries({ queryKey: propertyQuery(property.id).queryKey });
    },
  });
  return (
    <OutlineWarning
      polygons={property.polygons}
      statedAreaHa={property.area}
      isBusy={take.isPending}
      onTake={(areaHa) => take.mutate(areaHa)}
    />
  );
}
