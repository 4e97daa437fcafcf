import { missing } from '@gektar/format/words.ts';
import { Select } from '@mantine/core';
import type { PhotoType } from './photo-rules.ts';

export interface PhotoTypeSelectProps {
  readonly label: string;
  /** 'Тип фотографии' by default. */
  readonly placeholder?: string;
  readonly type: PhotoType | null;
  readonly types: readonly PhotoType[];
  readonly isInvalid?: boolean;
  /** Null after clearing. */
  readonly onChange: (type: PhotoType | null) => void;
  readonly isClearable?: boolean;
}

/**
 * Select of a photo type, searched by typing: Enter chooses the first match. A chosen type that was removed from the
 * dictionary stays in the list.
 */
export function PhotoTypeSelect(props: PhotoTypeSelectProps) {
  const { label, placeholder = 'Тип фотографии', type, types, isInvalid = false, isClearable = false } = props;
  const all = type === null || types.some(({ id }) => id === type.id) ? types : [type, ...types];
  return (
    <Select<number>
      aria-label={label}
      placeholder={placeholder}
      data={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={type?.id ?? null}
      onChange={(id) => {
        const chosen = all.find((one) => one.id === id) ?? null;
        if (chosen !== null || isClearable) props.onChange(chosen);
      }}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={missing.data}
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': 'Очистить' }}
      allowDeselect={false}
      error={isInvalid}
      withScrollArea={false}
    />
  );
}
