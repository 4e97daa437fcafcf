import type { DictionaryDescription } from '@gektar/contract/dictionaries/dictionary-description.ts';
import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionaries.ts';
import {
  type IndustrialDictionary,
  industrialDictionaryList,
} from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionaries.ts';
import { type LandDictionary, landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import type { PropertyFieldsInput } from '@gektar/contract/land/properties/property.ts';
import { givenProperty } from '#testing/given.ts';
import { industrialUses } from '#testing/given-industrial-rows.ts';
import { givenRequest } from '#testing/given-request.ts';
import { givenStoredFile } from '#testing/given-stored-file.ts';
import type { TestApp } from '#testing/test-app.ts';
import { type Prepare, send, type WritingCall, withBody, writes } from './writing-call.ts';

/** Fields for a value of any dictionary, which ignores the fields it does not have. */
const valueFields = { name: 'Новое значение', code: '9.99', color: 'teal', order: 99 };

type Use = (app: TestApp, value: { id: number }) => Promise<unknown>;

/** A property or a request with this value. */
const landUses: Readonly<Record<LandDictionary, Use | undefined>> = {
  'property-types': (app, value) => usedBy(app, { propertyType: value }),
  categories: (app, value) => usedBy(app, { category: value }),
  'ownership-types': (app, value) => usedBy(app, { ownershipType: value }),
  'best-uses': (app, value) => usedBy(app, { bestUses: [value] }),
  'permitted-use-types': (app, value) => usedBy(app, { permittedUseTypes: [value] }),
  'image-types': async (app, value) =>
    usedBy(app, { images: [{ globalImageId: await givenStoredFile(app.db), imageType: value }] }),
  'request-types': ({ db }, value) => givenRequest(db, { requestType: [value] }),
  // Values of this dictionary are never deleted, used or not.
  'land-highway': undefined,
  // No field refers to values of this dictionary.
  productions: undefined,
};
function usedBy({ db }: TestApp, about: Partial<PropertyFieldsInput>) {
  return givenProperty(db, about);
}

function industrialUse(name: IndustrialDictionary): Use | undefined {
  const use = industrialUses[name];
  return use && ((app, { id }) => use(app.db, id));
}

type Calls = (typeof landDictionaries)[LandDictionary] | (typeof industrialDictionaries)[IndustrialDictionary];

function callsOf(
  { create, update, remove }: Calls,
  { isDeletable }: DictionaryDescription,
  use: Use | undefined,
): WritingCall[] {
  const fresh: Prepare = async () => ({ body: valueFields });
  const stored = async (app: TestApp) =>
    ((await send(app, create, { body: valueFields })).json as { readonly id: number }).id;
  const revised: Prepare = async (app) => ({
    body: { ...valueFields, name: 'Другое имя', id: await stored(app), rowVersion: 1 },
  });
  const removed: Prepare = async (app) => ({ params: { id: await stored(app) } });
  const usedUp = {
    'dictionary_value.bits_used_up': 'told beside the dictionaries: the database has no place left then',
  };
  return [
    writes(create, fresh, usedUp),
    writes(update, revised, {
      'dictionary_value.not_found': withBody(revised, { id: 2_147_483_647 }),
      'dictionary_value.changed': withBody(revised, { rowVersion: 7 }),
    }),
    writes(remove, isDeletable ? removed : 'its values stay for good', {
      'dictionary_value.not_found': async () => ({ params: { id: 2_147_483_647 } }),
      'dictionary_value.in_use':
        use && isDeletable
          ? async (app) => {
              const id = await stored(app);
              await use(app, { id });
              return { params: { id } };
            }
          : 'nothing refers to its values, or they are never deleted',
      'dictionary_value.undeletable': isDeletable ? 'its values may be deleted' : removed,
    }),
  ];
}

export const dictionaryCalls: readonly WritingCall[] = [
  ...(Object.keys(landDictionaryList) as LandDictionary[]).flatMap((name) =>
    callsOf(landDictionaries[name], landDictionaryList[name], landUses[name]),
  ),
  ...(Object.keys(industrialDictionaryList) as IndustrialDictionary[]).flatMap((name) =>
    callsOf(industrialDictionaries[name], industrialDictionaryList[name], industrialUse(name)),
  ),
];
