import { landDictionaries } from '@gektar/contract/land/dictionaries/land-dictionary-calls.ts';
import { landDictionaryList } from '@gektar/contract/land/dictionaries/land-dictionary-list.ts';
import { useSearch } from '@tanstack/react-router';
import { DictionariesPage } from '#dictionaries/dictionaries-page.tsx';
import { readDictionarySearch } from '#dictionaries/dictionary-search.ts';
import { LandCrumbs } from './land-crumbs.tsx';

// The URL is parsed by the page: in the route, the parser would pull the whole list of dictionaries into the entry
// bundle.
const readSearch = readDictionarySearch(landDictionaryList);

/** The land dictionaries (1§2). */
export function LandDictionaryPage() {
  const { name } = useSearch({ from: '/land/dictionary', select: readSearch });
  return (
    <DictionariesPage
      domain="land"
      descriptions={landDictionaryList}
      endpoints={landDictionaries}
      name={name}
      to="/land/dictionary"
      crumbs={() => <LandCrumbs crumbs={[{ label: 'Словари' }]} />}
    />
  );
}
