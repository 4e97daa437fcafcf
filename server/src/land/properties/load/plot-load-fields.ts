import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { propertyFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { TECHNICAL_CONDITIONS, utilityKeys, utilityKinds } from '@gektar/contract/land/utility.ts';
import { isRecord } from '@gektar/contract/records.ts';
import { formatWritten } from '@gektar/format/number.ts';
import { joinEnds } from '@gektar/format/range.ts';
import { plotSheets } from '#land/properties/import/sheets/read-plot-sheets.ts';
import type { ObjectField } from '#loads/load-kind.ts';
import type { ReadKind } from '#loads/read-load.ts';

const of = propertyFields;

function described(name: keyof typeof propertyFields, about: Partial<ObjectField> = {}) {
  return { [name]: { label: of[name].label, description: of[name], ...about } };
}

/** Fields of a plot that a sheet can fill, in the order of their columns. */
const fields: Readonly<Record<string, ObjectField>> = {
  ...described('cadastralNumbers'),
  ...described('area'),
  ...described('price', { readFrom: ['price', 'pricePerHa'] }),
  ...described('category'),
  ...described('propertyType'),
  ...described('ownershipType'),
  ...described('region'),
  ...described('address'),
  ...described('landHighway'),
  ...described('kmFromCity', { readFrom: ['kmFromCity', 'landHighway'] }),
  latitude: { label: 'Широта', textOf: degrees, isOwn: true, readFrom: ['latitude', 'position'] },
  longitude: { label: 'Долгота', textOf: degrees, isOwn: true, readFrom: ['longitude', 'position'] },
  ...described('permittedUseTypes'),
  ...described('bestUses'),
  ...described('buildingArea'),
  ...Object.fromEntries(
    utilityKeys.map((key) => [
      key,
      { label: of[key].label, readFrom: [key, 'utilities'], textOf: (value: unknown) => utilityText(key, value) },
    ]),
  ),
  ...Object.assign({}, ...propertyFlags.map((flag) => described(flag))),
  ...described('lastConversationDate'),
  ...described('linkToPublicCadastralMap'),
  ...described('linkToDisk'),
  ...described('linkToDocumentation'),
  ...described('comment'),
};

/** Plots for the thread that reads a file. */
export const plotReading: ReadKind = { sheets: plotSheets, fields };

function degrees(value: unknown): string {
  return typeof value === 'number' ? value.toFixed(6).replace('.', ',') : '';
}

/** '630,00 кВт, техусловия'. */
function utilityText(key: keyof typeof utilityKinds, value: unknown): string {
  if (!isRecord(value)) return '';
  const { value: one, from, to } = value;
  const ends = [one, from, to].filter((number) => typeof number === 'number').map(formatWritten);
  const [first, second] = ends;
  const text = first !== undefined && second !== undefined ? joinEnds(first, second) : first;
  const amount = text === undefined ? [] : [`${text} ${utilityKinds[key].measure}`];
  return [...amount, value['type'] === TECHNICAL_CONDITIONS ? 'техусловия' : 'подключение'].join(', ');
}
