import { expect, test } from 'vitest';
import { cadastralMapLink } from './cadastral-map-link.ts';

const of = (linkToPublicCadastralMap: string | null, ...cadastralNumbers: string[]) =>
  cadastralMapLink({ linkToPublicCadastralMap, cadastralNumbers });

test('the stored link of the public cadastral map comes first [LAND-PROP-050]', () => {
  expect(of('nspd.example/map/1', '50:20:0010203:145')).toBe('https://nspd.example/map/1');
});

test('without one the map is asked for the first cadastral number', () => {
  expect(of(null, '50:20:0010203:145', '50:20:0010203:146')).toBe(
    'https://nspd.gov.ru/map?query=50%3A20%3A0010203%3A145',
  );
  expect(of(null, 'рядом ЗУ с кад. № 50:27:0000000:522')).toBe('https://nspd.gov.ru/map?query=50%3A27%3A0000000%3A522');
  expect(of('', 'б/н')).toBe(`https://nspd.gov.ru/map?query=${encodeURIComponent('б/н')}`);
});
