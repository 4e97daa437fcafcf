import type { DictionaryDescription } from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import {
  type IndustrialDictionary,
  industrialDictionaryList,
} from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { type LandDictionary, landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';
import { industrialUses } from './given-industrial-rows.ts';
import { givenRequest } from './given-request.ts';
import { givenStoredFile } from './given-stored-file.ts';

/** Inserts something that refers to a value. @returns a function that removes it */
type Use = (db: Db, value: number) => Promise<() => Promise<unknown>>;

/** Description of a dictionary for the tests that all dictionaries share. */
export interface DictionaryKind {
  /** In the titles of tests: 'land categories'. */
  readonly name: string;
  readonly domain: Domain;
  /** Path of its endpoints. */
  readonly path: string;
  /** Order of its list. */
  readonly orderBy: DictionaryDescription['orderBy'];
  /** Required fields besides the name. */
  readonly extra: object;
  /** undefined where nothing refers to its values. */
  readonly use: Use | undefined;
}

const ofProperty =
  (about: (id: number, db: Db) => Partial<PropertyFieldsInput> | Promise<Partial<PropertyFieldsInput>>): Use =>
  async (db, value) => {
    const { id } = await givenProperty(db, await about(value, db));
    return () => db.deleteFrom('land.properties').where('id', '=', id).execute();
  };

const ofLandRequest: Use = async (db, value) => {
  const { id } = await givenRequest(db, { requestType: [{ id: value }] });
  return () => db.deleteFrom('land.requests').where('id', '=', id).execute();
};

const landDictionaries: Readonly<Record<LandDictionary, Pick<DictionaryKind, 'extra' | 'use'>>> = {
  'property-types': { extra: { color: 'teal' }, use: ofProperty((id) => ({ propertyType: { id } })) },
  'request-types': { extra: {}, use: ofLandRequest },
  categories: { extra: {}, use: ofProperty((id) => ({ category: { id } })) },
  'ownership-types': { extra: {}, use: ofProperty((id) => ({ ownershipType: { id } })) },
  'best-uses': { extra: {}, use: ofProperty((id) => ({ bestUses: [{ id }] })) },
  'image-types': {
    extra: { order: 7 },
    use: ofProperty(async (id, db) => ({
      images: [{ globalImageId: await givenStoredFile(db), imageType: { id } }],
    })),
  },
  'permitted-use-types': { extra: { code: '6.9.1' }, use: ofProperty((id) => ({ permittedUseTypes: [{ id }] })) },
  'land-highway': { extra: { code: 'kashirskoe' }, use: ofProperty((id) => ({ landHighway: { id } })) },
  // No field refers to values of this dictionary.
  productions: { extra: {}, use: undefined },
};

/** All dictionaries that employees edit, of both domains. */
export const dictionaryKinds: readonly DictionaryKind[] = [
  ...(Object.keys(landDictionaryList) as LandDictionary[]).map((name) => ({
    name: `land ${name}`,
    domain: 'land' as const,
    path: `/api/land/${name}`,
    orderBy: landDictionaryList[name].orderBy,
    ...landDictionaries[name],
  })),
  ...(Object.keys(industrialDictionaryList) as IndustrialDictionary[]).map((name) => ({
    name: `industrial ${name}`,
    domain: 'industrial' as const,
    path: `/api/industrial/${name}`,
    orderBy: industrialDictionaryList[name].orderBy,
    extra: {},
    use: industrialUses[name],
  })),
];
