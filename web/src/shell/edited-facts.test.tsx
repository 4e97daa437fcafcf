import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DescribedFacts } from '#form/described/described-facts.tsx';
import { buildingFigures } from '#industrial/buildings/building-figures.ts';
import { complexFigures } from '#industrial/complexes/complex-view/complex-figures.ts';
import { editedParts } from '#industrial/complexes/edited-parts.ts';
import { sampleVacancy } from '#industrial/requests/match-samples.ts';
import { editedVacancy } from '#industrial/vacancies/edited-vacancy.ts';
import { vacancyFigures } from '#industrial/vacancy-page/vacancy-figures.ts';
import { editedProperty } from '#land/properties/edited-property.ts';
import { sampleProperty } from '#land/properties/property-form/property-samples.ts';
import { keyFigures } from '#land/properties/property-view/key-figures.ts';
import { type EditedFactsAbout, factEditing } from '#operations/cells/edited-facts.tsx';
import { FactEditingContext } from '#ui/component/fact-value.tsx';

const ID = '019a0000-0000-7000-8000-0000000000f1';
const complex: Partial<FullComplex> = { vacancyCount: 0, freeArea: 0, buildings: [] };
const building: Partial<FullBuilding> = { totalArea: 9_000, workingHeight: 12 };

interface Kind {
  readonly entity: string;
  readonly about: EditedFactsAbout;
  /** Fields that the figures at the top of the page show. */
  readonly figures: readonly (string | undefined)[];
  /** Fields that a tap opens, a number, a word of a list, a flag and a text among them. */
  readonly opened: readonly string[];
  /** Fields that are computed, set by an action, or changed in the form. */
  readonly read: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    entity: 'plot',
    about: editedProperty,
    figures: keyFigures(sampleProperty()).map(({ field }) => field),
    opened: [
      'price',
      'area',
      'address',
      'region',
      'onSale',
      'lastConversationDate',
      'responsibleEmployeeId',
      // Kind and amount, in a special editor.
      'electricitySupply',
      'sewerage',
    ],
    read: ['pricePerHa', 'dateTimeCreated', 'cadastralNumbers', 'documents', 'bestUses'],
  },
  {
    entity: 'complex',
    about: editedParts.complex,
    figures: complexFigures(complex as FullComplex).map(({ field }) => field),
    opened: ['complexType', 'complexArea', 'isManyOwners', 'responsibleUser', 'additionalInformation'],
    read: ['tenants', 'cadastralNumbers', 'permittedUseTypes', 'complexActualizationDate'],
  },
  {
    entity: 'building',
    about: editedParts.building,
    figures: buildingFigures(building as FullBuilding).map(({ field }) => field),
    opened: ['workingHeight', 'buildingClass', 'commissioningDate', 'builtToSuit', 'docksNumber'],
    read: ['docksRatio', 'columnPitch'],
  },
  {
    entity: 'vacancy',
    about: editedVacancy,
    figures: vacancyFigures(sampleVacancy()).map(({ field }) => field),
    opened: ['averageNetRentalRate', 'availabilityDate', 'opexPerSqm', 'isRentalPriceOnRequest', 'vacancyStatus'],
    read: ['areaSize', 'mainAreaTypeCalc'],
  },
];

/** An object of a kind: every field without a value, unless given. */
const objectOf = ({ about }: Kind, given: object = {}) => ({
  ...Object.fromEntries(Object.keys(about.fields).map((name) => [name, emptyOf(about, name)])),
  id: ID,
  rowVersion: 1,
  ...given,
});

function emptyOf({ fields }: EditedFactsAbout, name: string): unknown {
  const kind = fields[name]?.kind;
  return kind === 'choices' || kind === 'options' ? [] : null;
}

const editingOf = ({ about }: Kind, of: { id: string; rowVersion: number }) =>
  factEditing(about, of, { openValue: () => undefined, subscribe: () => () => undefined, states: () => new Map() });

const markup = (kind: Kind, of: { id: string; rowVersion: number }, facts: ReactNode) =>
  renderToStaticMarkup(<FactEditingContext value={editingOf(kind, of)}>{facts}</FactEditingContext>);

describe.each(kinds)('facts on the page of a $entity', (kind) => {
  const { about, figures, opened, read } = kind;

  test('a tap opens the fields that a cell edits, and no others', () => {
    const of = objectOf(kind);
    const factOf = (name: string) => (
      <DescribedFacts fields={about.fields} of={of} names={[name] as never} content={{ [name]: 'Текст' }} />
    );
    const isButton = (name: string) => markup(kind, of, factOf(name)).includes('<button');
    expect(opened.filter((name) => !isButton(name))).toEqual([]);
    expect(read.filter((name) => name in about.fields && isButton(name))).toEqual([]);
  });

  test('a figure names a field of the description', () => {
    const named = figures.filter((field) => field !== undefined);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((field) => !(field in about.fields))).toEqual([]);
  });

  test('facts of another object, and all facts where a mouse is used, are for reading', () => {
    const [name = ''] = opened;
    const of = objectOf(kind);
    const facts = <DescribedFacts fields={about.fields} of={of} names={[name] as never} />;
    expect(markup(kind, of, facts)).toContain('<button');
    expect(markup(kind, { ...of, id: 'another' }, facts)).not.toContain('<button');
    expect(renderToStaticMarkup(facts)).not.toContain('<button');
  });

  test('a web address keeps its own press; without one a tap opens the field', () => {
    const name = Object.keys(about.fields).find((one) => about.fields[one]?.kind === 'link') ?? '';
    if (name === '') return expect(kind.entity).toBe('vacancy');
    const given = objectOf(kind, { [name]: 'https://sever.example/1' });
    const factsOf = (of: object) => <DescribedFacts fields={about.fields} of={of} names={[name] as never} />;
    expect(markup(kind, given, factsOf(given))).toMatch(/<a [^>]*href/);
    expect(markup(kind, given, factsOf(given))).not.toContain('<button');
    expect(markup(kind, given, factsOf(objectOf(kind)))).toContain('<button');
    const found = { [name]: <a href="/found">Найти</a> };
    const facts = <DescribedFacts fields={about.fields} of={objectOf(kind)} names={[name] as never} content={found} />;
    expect(markup(kind, given, facts)).not.toContain('<button');
  });
});
