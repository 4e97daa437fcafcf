import type { NumberRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { useState } from 'react';
import { CheckField, SwitchField } from '#form/field/check-field.tsx';
import { ChoiceField, TriState } from '#form/field/choice-field.tsx';
import type { Position } from '#form/field/coordinates.ts';
import { CoordinatesField } from '#form/field/coordinates-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { DateRangeField, type DayRange } from '#form/field/date-range-field.tsx';
import { DateTimeField } from '#form/field/date-time-field.tsx';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { PhoneField } from '#form/field/phone-field.tsx';
import { RangeField } from '#form/field/range-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { TextListField } from '#form/field/text-list-field.tsx';
import { messages } from '#form/messages.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './components.module.css';
import { Example } from './example.tsx';
import { highways, manyOkveds } from './samples.ts';

/** State and change handler of one field. */
function useHeld<Value>(initial: Value) {
  const [value, onChange] = useState(initial);
  return { value, onChange };
}

/** Every kind of field in every state: empty, filled, wrong, disabled. */
export function FieldComponents() {
  return (
    <>
      <Example name="Поля" columns={12}>
        <Stack columns="repeat(5, minmax(0, 1fr))" gap="16px 20px" className={classes.fields}>
          <TextField label="Пустое" {...useHeld('')} />
          <NumberField label="Заполненное" required unit={units.hectare} {...useHeld<number | null>(12.5)} />
          <NumberField
            label="С подсказкой"
            unit={units.kilowatt}
            hint="Тех. условия от 15.06.2026"
            {...useHeld<number | null>(1250)}
          />
          <NumberField label="С ошибкой" required isZeroForbidden unit={units.hectare} {...useHeld<number | null>(0)} />
          <TextField label="Недоступное" disabled {...useHeld('Московская область')} />

          <SelectField label="Выбор" options={highways} {...useHeld<number | null>(2)} />
          <RangeField label="Диапазон" unit={units.squareMetre} {...useHeld<NumberRange>({ from: 500, to: 1200 })} />
          <RangeField
            label="Диапазон с ошибкой"
            unit={units.squareMetre}
            {...useHeld<NumberRange>({ from: 1200, to: 500 })}
          />
          <DateRangeField label="Диапазон дат" {...useHeld<DayRange>({ from: '2026-11-12', to: '2026-11-26' })} />
          <PhoneField label="Телефон" {...useHeld('749500000')} />

          <DateField label="Дата" {...useHeld<string | null>('2026-11-20')} />
          <DateTimeField label="Дата и время" {...useHeld<string | null>('2026-11-20T15:30:00')} />
          <DateField label="Дата с ошибкой" error={messages.date} {...useHeld<string | null>(null)} />
          <NumberField label="Целое с ошибкой" isInteger {...useHeld<number | null>(2.5)} />
          <SelectField
            label="Выбор с ошибкой"
            required
            error={messages.choose}
            options={highways}
            {...useHeld<number | null>(null)}
          />
          <SelectField label="Нет вариантов" options={[]} {...useHeld<number | null>(null)} />

          <MultiSelectField label="Несколько" options={highways} {...useHeld([1, 4])} />
          <MultiSelectField label="Несколько из 3 000" options={manyOkveds} {...useHeld<number[]>([])} />
          <MultiSelectField label="Несколько с ошибкой" error={messages.choose} options={[]} {...useHeld([])} />
          <RangeField
            label="Диапазон узкий"
            isCompact
            unit={units.kilowatt}
            {...useHeld<NumberRange>({ from: null, to: 1250 })}
          />
          <RangeField
            label="Диапазон недоступный"
            disabled
            unit={units.kilometre}
            {...useHeld<NumberRange>({ from: 5, to: 30 })}
          />

          <TriState label="Ж/д ветка" {...useHeld<boolean | null>(null)} />
          <TriState label="Пруд" {...useHeld<boolean | null>(true)} />
          <ChoiceField
            label="Срок действия"
            isWide
            options={[
              { value: 7, label: '1 нед.' },
              { value: 14, label: '2 нед.' },
              { value: 30, label: 'Месяц' },
            ]}
            {...useHeld(14)}
          />
          <CheckField label="Конфиденциальный" hint="Виден только сотрудникам" {...useHeld(true)} />
          <SwitchField label="Показывать контуры" {...useHeld(true)} />
        </Stack>
      </Example>
      <Example name="Список номеров" columns={4}>
        <TextListField
          label="Кадастровые номера"
          required
          {...useHeld<readonly string[]>(['50:20:0010203:145', '50:20:0010417:38'])}
        />
      </Example>
      <Example name="Координаты" columns={4}>
        <CoordinatesField
          label="Координаты"
          required
          hint="Широта, затем долгота"
          {...useHeld<Position>({
            latitude: 55.68241,
            longitude: 37.104218,
          })}
        />
        <br />
        <CoordinatesField label="Координаты с ошибкой" {...useHeld<Position>({ latitude: 95.1, longitude: null })} />
      </Example>
      <Example name="Текст" columns={4}>
        <TextAreaField
          label="Комментарий"
          {...useHeld('Владелец готов к торгу при оплате до конца года. Ограждение обновили, въезд с севера закрыт.')}
        />
        <br />
        <TextField label="Ссылка на диск" required error="Обязательное поле" {...useHeld('')} />
      </Example>
    </>
  );
}
