import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { CriteriaBar, type CriteriaBarProps } from './criteria-bar.tsx';
import type { FilterAbout } from './criterion.ts';
import { SearchBox } from './list-search-box.tsx';
import { useSearchTyping } from './search-typing.ts';
import type { ChangeCriteria } from './use-list.ts';

export interface TypingCriteriaBarProps extends Omit<CriteriaBarProps, 'about' | 'more' | 'onChange'> {
  readonly about: FilterAbout & Required<Pick<FilterAbout, 'bar'>>;
  readonly onChange: ChangeCriteria;
}

/**
 * Chips of criteria, with the list's search box among them; its button searches without waiting for the pause in typing
 * (M-14).
 */
export function TypingCriteriaBar({ lead, ...props }: TypingCriteriaBarProps) {
  const { about, criteria, onChange, isNarrow = false } = props;
  const { name, label, example } = about.bar;
  const { [name]: inForce, ...others } = criteria;
  const typing = useSearchTyping({
    value: typeof inForce === 'string' ? inForce : undefined,
    onChange: (text) => onChange(text === undefined ? others : { ...others, [name]: text }, { isTyped: true }),
  });
  // On a narrow screen the box looks like a button until it is pressed; Enter searches without the pause.
  const box = <SearchBox label={label} placeholder={example} typing={typing} inBar={!isNarrow} />;
  const apply = (
    <Button size="compact-sm" disabled={!typing.isPending} onClick={() => typing.search(typing.typed)}>
      Применить
    </Button>
  );
  return (
    <CriteriaBar
      {...props}
      lead={
        <>
          {lead}
          {!isNarrow && box}
        </>
      }
      more={
        <>
          {!isNarrow && apply}
          <IconButton
            label="Сбросить все фильтры"
            icon={<IconFilterOff {...icon16} />}
            size={28}
            variant="subtle"
            disabled={Object.keys(criteria).length === 0 && !typing.isPending}
            onClick={() => {
              typing.empty();
              onChange({});
            }}
          />
          {isNarrow && box}
        </>
      }
    />
  );
}
