import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { PROPERTY_SOURCE } from '#land/properties/property-entry.ts';
import { type ObjectsToAdd, openToSelection } from '#sharing/to-selection/open-to-selection.ts';
import { type PaletteAction, type PaletteEntry, sourceOf } from '#ui/palette/palette-entry.ts';

const objectsOf: Readonly<Record<string, (id: string) => ObjectsToAdd>> = {
  [PROPERTY_SOURCE]: (id) => ({ domain: 'land', objectIds: [id] }),
  vacancy: (id) => ({ domain: 'industrial', objectIds: [id] }),
  complex: (id) => ({ domain: 'industrial', objectIds: () => openVacanciesOf([id]) }),
};

/** The action 'В подборку' for a found plot, vacancy or complex. */
export function paletteActionOf(entry: PaletteEntry): PaletteAction | undefined {
  const source = sourceOf(entry);
  const objects = objectsOf[source]?.(entry.key.slice(source.length + 1));
  if (objects === undefined) return undefined;
  return { label: 'В подборку', keyOf: 'toSelection', run: () => openToSelection(objects, null) };
}
