import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PhotoType } from '#files/photo-rules.ts';
import { industrialDictionaryQuery } from '#industrial/dictionaries/industrial-dictionary-data.ts';

/** Types of photos; the dictionary of this domain is ordered by id. Undefined until loaded. */
export function useImageTypes(): readonly PhotoType[] | undefined {
  const { data } = useQuery(industrialDictionaryQuery('image-types'));
  return useMemo(() => data?.map((type) => ({ ...type, order: type.id })), [data]);
}
