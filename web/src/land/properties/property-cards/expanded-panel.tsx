import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { missing, textOrMissing } from '@gektar/format/words.ts';
import { PhotoSlider } from '#files/photo-slider.tsx';
import { propertyLabels } from '#land/properties/property-labels.ts';
import { Stack } from '#ui/layout/stack.ts';
import { KeyValue, KeyValues } from '#ui/piece/key-values.tsx';
import { photosOf } from './card-photos.ts';
import classes from './expanded-panel.module.css';

function names(values: readonly { readonly name: string; readonly code?: string }[]): string {
  const words = values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`));
  return words.length === 0 ? missing.value : words.join(', ');
}

/** What an unfolded card adds: uses, codes, the employee's comment, photos (1§2). */
export function ExpandedPanel({ property }: { property: PropertyRow }) {
  return (
    <Stack rule="top" gap={12} above={10} className={classes.panel}>
      <KeyValues>
        <KeyValue label={propertyLabels.permittedUseTypes}>{names(property.permittedUseTypes)}</KeyValue>
        <KeyValue label={propertyLabels.bestUses}>{names(property.bestUses)}</KeyValue>
        <KeyValue label={propertyLabels.okveds}>{names(property.okveds)}</KeyValue>
        <KeyValue label={propertyLabels.comment}>{textOrMissing(property.comment)}</KeyValue>
      </KeyValues>
      {property.images.length > 0 && (
        <div className={classes.photo}>
          <PhotoSlider photos={photosOf(property)} label={property.cadastralNumbers[0] ?? ''} />
        </div>
      )}
    </Stack>
  );
}
