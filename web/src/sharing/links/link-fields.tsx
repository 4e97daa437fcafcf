import { LONGEST_LINK_NAME, openingLimits } from '@gektar/contract/sharing/selection-link.ts';
import { dayAfter, today } from '@gektar/format/date.ts';
import { Checkbox } from '@mantine/core';
import { DateField } from '#form/field/date-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { linkPresets } from '#sharing/link-days.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import type { LinkDraft } from './link-draft.ts';
import classes from './link-fields.module.css';

/** 0 stands for no limit. */
const limits = [
  { value: 0, label: 'без ограничения' },
  ...openingLimits.map((limit) => ({ value: limit, label: String(limit) })),
];
/** A limit that no option has, set by another client of the server. */
const limitOptions = (limit: number | null) =>
  limit === null || limits.some(({ value }) => value === limit)
    ? limits
    : [...limits, { value: limit, label: String(limit) }];

const flags = [
  ['hasRates', 'Показывать ставки'],
  ['hasAnswers', 'Отметки и вопросы'],
  ['hasCard', 'Карточка брокера'],
] as const;

export interface LinkFieldsProps {
  readonly draft: LinkDraft;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (changed: Partial<LinkDraft>) => void;
}

/** Fields for the receiver of a link, its term and its limit of openings. */
export function LinkFields({ draft, errors, onChange }: LinkFieldsProps) {
  const preset = linkPresets.find(({ days }) => dayAfter(days) === draft.day)?.days;
  return (
    <>
      <div className="all-columns">
        <TextField
          label="Для кого"
          value={draft.name}
          maxLength={LONGEST_LINK_NAME}
          hint="Видите только вы: по этому имени разделены ответы"
          error={errors['name']}
          onChange={(name) => onChange({ name })}
        />
      </div>
      <div className="all-columns">
        <Text as="span" size={12} mb={4} fw={500} display="block">
          Срок действия
        </Text>
        <Segmented<number>
          aria-label="Срок действия"
          isField
          isWide
          value={preset ?? 0}
          quietValue={0}
          options={linkPresets.map(({ days, label }) => ({ value: days, label }))}
          onChange={(days) => onChange({ day: dayAfter(days) })}
        />
      </div>
      <DateField
        label="Доступна до"
        value={draft.day}
        onChange={(day) => onChange({ day })}
        minDay={today()}
        error={errors['expirationTime']}
      />
      <SelectField
        label="Открытий"
        isClearable={false}
        value={draft.openingLimit ?? 0}
        options={limitOptions(draft.openingLimit)}
        error={errors['openingLimit']}
        onChange={(limit) => onChange({ openingLimit: limit || null })}
      />
    </>
  );
}

/** Switches for what clients see and may do through a link. */
export function LinkFlags({ draft, onChange }: Pick<LinkFieldsProps, 'draft' | 'onChange'>) {
  return (
    <div className={classes.flags}>
      {flags.map(([name, label]) => (
        <Checkbox
          key={name}
          label={label}
          checked={draft[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
