import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { missing, textOrMissing } from '@gektar/format/words.ts';
import { PhotoSlider } from '#files/photo-slider.tsx';
import card from '#ui/component/entity-card.module.css';
import { KeyValue, KeyValues } from '#ui/component/key-values.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { photosOf } from './card-photos.ts';
import classes from './expanded-panel.module.css';

function names(values: readonly { readonly name: string; readonly code?: string }[]): string {
  const words = values.map(({ code, name }) => (code === undefined ? name : `${code} ${name}`));
  return words.length === 0 ? missing.value : words.join(', ');
}

/** Additional content of an unfolded card: uses, codes, the employee's comment, photos (1§2). */
export function ExpandedPanel({ property }: { property: PropertyRow }) {
  return (
    <Stack bdt="line" gap={12} mt={10} className={card.panel}>
      <KeyValues>
        <KeyValue label={propertyFields.permittedUseTypes.label}>{names(property.permittedUseTypes)}</KeyValue>
        <KeyValue label={propertyFields.bestUses.label}>{names(property.bestUses)}</KeyValue>
        <KeyValue label={propertyFields.okveds.label}>{names(property.okveds)}</KeyValue>
        <KeyValue label={propertyFields.comment.label}>{textOrMissing(property.comment)}</KeyValue>
      </KeyValues>
      {property.images.length > 0 && (
        <div className={classes.photo}>
          <PhotoSlider photos={photosOf(property)} label={property.cadastralNumbers[0] ?? ''} />
        </div>
      )}
    </Stack>
  );
}
