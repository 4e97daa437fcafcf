import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { BarField, useBarTyping } from './bar-field.tsx';
import { CriteriaBar, type CriteriaBarProps } from './criteria-bar.tsx';
import type { FilterAbout } from './criterion.ts';

export interface TypingCriteriaBarProps extends Omit<CriteriaBarProps, 'about' | 'more'> {
  readonly about: FilterAbout & Required<Pick<FilterAbout, 'bar'>>;
}

/** Chips of criteria beside one that is typed in the bar itself and applied by its button (M-14). */
export function TypingCriteriaBar({ lead, ...props }: TypingCriteriaBarProps) {
  const { about, criteria, onChange, isNarrow = false } = props;
  const { bar } = about;
  const typed = useBarTyping(criteria[bar.name], (text) => {
    const { [bar.name]: _, ...others } = criteria;
    onChange(text === undefined ? others : { ...others, [bar.name]: text });
  });
  // Narrow, what is typed has a line of its own after the buttons.
  const field = <BarField {...bar} typed={typed} isFilling={isNarrow} />;
  const apply = (
    <Button size="compact-sm" disabled={!typed.isPending} onClick={typed.apply}>
      Применить
    </Button>
  );
  return (
    <CriteriaBar
      {...props}
      lead={
        <>
          {lead}
          {!isNarrow && field}
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
            disabled={Object.keys(criteria).length === 0 && !typed.isPending}
            onClick={() => {
              typed.clear();
              onChange({});
            }}
          />
          {isNarrow && (
            <Row gap={6} style={{ flexBasis: '100%' }}>
              {field}
              {apply}
            </Row>
          )}
        </>
      }
    />
  );
}
