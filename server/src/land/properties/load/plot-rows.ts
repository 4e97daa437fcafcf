import type { DraftRemark } from '@gektar/contract/drafts/draft.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { today } from '@gektar/format/date.ts';
import { severalNamed } from '#round-trip/exported-value.ts';
import type { NewRowKind } from '#round-trip/new-row-kind.ts';
import { withFacts } from './plot-load.ts';

const advantages = advantageFlags.map((flag, id) => ({ id, flag, name: propertyFields[flag].label }));
/** '55.682410, 37.104218' */
const POSITION = /^(-?\d{1,3}(?:[.,]\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:[.,]\d+)?)$/;

/** How rows that a person adds to exports of plots become plots. */
export const plotRows: NewRowKind = {
  kind: 'property',
  withDefaults: (values, employeeId) => withFacts(values, { listDay: today(), employeeId }),
  readOthers(cells) {
    const values: Record<string, unknown> = {};
    const taken: string[] = [];
    const remarks: DraftRemark[] = [];
    // Exports of the list have a column for the first number, exports of a selection one for all numbers.
    for (const column of ['cadastralNumber', 'cadastralNumbers']) {
      const text = cells.get(column)?.text ?? '';
      if (text === '') continue;
      taken.push(column);
      const numbers = text.split(/[,;\n]/).map((one) => one.trim());
      values['cadastralNumbers'] = numbers.filter((one) => one !== '');
    }
    const place = cells.get('coordinates')?.text.trim() ?? '';
    if (place !== '') {
      taken.push('coordinates');
      const [, latitude, longitude] = POSITION.exec(place) ?? [];
      if (latitude === undefined || longitude === undefined)
        remarks.push({ field: 'latitude', text: `«${place.slice(0, 200)}»: широта и долгота через запятую` });
      else {
        values['latitude'] = degrees(latitude);
        values['longitude'] = degrees(longitude);
      }
    }
    const flags = severalNamed(cells.get('advantages')?.text ?? '', advantages);
    if (flags !== undefined && flags.length > 0) {
      taken.push('advantages');
      for (const { flag } of flags) values[flag] = true;
    }
    return { values, taken, remarks };
  },
};

function degrees(text: string): number {
  return Number(text.replace(',', '.'));
}
