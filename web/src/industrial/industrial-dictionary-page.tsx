import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-calls.ts';
import { industrialDictionaryList } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-list.ts';
import { useSearch } from '@tanstack/react-router';
import { DictionariesPage } from '#dictionaries/dictionaries-page.tsx';
import { readDictionarySearch } from '#dictionaries/dictionary-search.ts';
import { IndustrialCrumbs } from './industrial-crumbs.tsx';

// The URL is parsed by the page: in the route, the parser would pull the whole list of dictionaries into the entry
// bundle.
const readSearch = readDictionarySearch(industrialDictionaryList);

/** The industrial dictionaries (3§2). */
export function IndustrialDictionaryPage() {
  const { name } = useSearch({ from: '/industrial/dictionary', select: readSearch });
  return (
    <DictionariesPage
      domain="industrial"
      descriptions={industrialDictionaryList}
      endpoints={industrialDictionaries}
      name={name}
      to="/industrial/dictionary"
      crumbs={(title) => (
        <IndustrialCrumbs crumbs={[{ label: 'Словари', to: '/industrial/dictionary' }, { label: title }]} />
      )}
    />
  );
}
