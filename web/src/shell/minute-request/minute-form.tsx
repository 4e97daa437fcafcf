import { formatDateTime, moscowTime } from '@gektar/format/date.ts';
import type { ReactNode } from 'react';
import { TextAreaField } from '#form/field/text-field.tsx';
import { submitted } from '#form/submitted.ts';
import { placesOf } from '#requests/minute/minute-words.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { AmountInput } from './amount-input.tsx';
import { CallBackField } from './call-back-field.tsx';
import { CallerField } from './caller-field.tsx';
import { ChipGroup } from './chip-group.tsx';
import { handleMinuteKey } from './minute-keys.ts';
import classes from './minute-request.module.css';
import { NoteChips } from './note-chips.tsx';
import { PlaceField } from './place-field.tsx';
import type { MinuteForm } from './use-minute-request.ts';

/** Maximum length of a comment (characters). */
const NOTE_LENGTH = 5000;

export interface MinuteLinesProps {
  readonly form: MinuteForm;
}

export interface MinuteFormFieldsProps extends MinuteLinesProps {
  readonly id: string;
  /** Content below the last line. */
  readonly children: ReactNode;
}

/** The form of 'Запрос за минуту', a line for each question. */
export function MinuteFormFields({ id, form, children }: MinuteFormFieldsProps) {
  const { kind, choices, values, asked, ask } = form;
  const save = () => void form.save(false);
  return (
    <form
      ref={form.form}
      id={id}
      noValidate
      className={classes.form}
      onKeyDown={(event) => handleMinuteKey(event, save)}
      onSubmit={submitted(save)}
    >
      <EarlierDraft form={form} />
      <Line label="Кто" isRequired>
        <CallerField
          caller={form.caller}
          onChange={form.changeCaller}
          doubles={form.doubles}
          problems={form.problems}
        />
      </Line>
      <DealLine form={form} />
      <Line label="Где">
        <PlaceField
          kind={kind}
          choices={choices}
          value={placesOf(kind, choices, values.places)}
          onAdd={(place) => form.changeValues({ places: [...values.places, place] })}
          onRemove={(place) => form.changeValues({ places: values.places.filter((one) => one !== place) })}
        />
      </Line>
      <AmountLines form={form} />
      <Line label={kind.needsLabel}>
        <ChipGroup
          key={kind.domain}
          label={kind.needsLabel}
          chips={choices.needs}
          value={asked.needs}
          onChange={(needs) => ask({ needs })}
        />
      </Line>
      <Line label="Перезвонить">
        <CallBackField value={form.callBack} onChange={(callBack) => form.change({ callBack })} />
      </Line>
      <Line label="Заметка">
        <TextAreaField
          label="Заметка"
          isLabelHidden
          minRows={2}
          maxLength={NOTE_LENGTH}
          placeholder="Что ещё сказал клиент"
          value={values.note}
          onChange={(note) => form.changeValues({ note })}
        />
        <NoteChips
          kind={kind}
          choices={choices}
          values={values}
          filledNote={form.givenNote}
          onFill={(taken) => form.fill({ values: taken })}
          onTake={(taken) => {
            form.change({ values: taken });
            form.form.current?.querySelector<HTMLElement>('textarea')?.focus();
          }}
        />
      </Line>
      {children}
    </form>
  );
}

/** Offers to continue an unfinished request. */
function EarlierDraft({ form: { earlier, continueEarlier, startAgain } }: MinuteLinesProps) {
  if (!earlier) return null;
  const { caller } = earlier.content;
  return (
    <div className={classes.earlier} role="status">
      <span>
        Продолжить? Незаконченный запрос от {formatDateTime(moscowTime(new Date(earlier.keptAt)))}
        {caller.kind !== 'none' && `: ${caller.name || 'без имени'}`}
      </span>
      <span>
        <LinkButton onClick={continueEarlier}>Продолжить</LinkButton>{' '}
        <LinkButton onClick={startAgain}>Начать заново</LinkButton>
      </span>
    </div>
  );
}

/** Deal and types of objects. */
function DealLine({ form: { kind, choices, values, asked, problems, ask, changeValues } }: MinuteLinesProps) {
  return (
    <Line label="Что" isRequired>
      <Segmented<string>
        aria-label="Сделка"
        value={values.deal ?? undefined}
        onChange={(deal) => changeValues({ deal })}
        options={choices.deals.map(({ label }) => ({ value: label, label }))}
      />
      <ChipGroup
        key={kind.domain}
        label="Тип"
        chips={choices.types}
        shown={kind.typesShown}
        value={asked.types}
        isInvalid={problems.type !== undefined}
        onChange={(types) => ask({ types })}
      />
      {problems.type !== undefined && (
        <Text as="div" size={12} c="danger" role="alert">
          {problems.type}
        </Text>
      )}
    </Line>
  );
}

/** Area and budget. */
function AmountLines({ form: { kind, values, asked, problems, ask, changeArea } }: MinuteLinesProps) {
  const { isStored, ...budget } = kind.budgetOf(values.deal);
  return (
    <>
      <Line label="Сколько">
        <div className={classes.ends} key={kind.domain}>
          <AmountInput
            label="Площадь, от"
            end="от"
            {...kind.area}
            value={asked.area.from}
            onRead={(amount) => changeArea('from', amount)}
          />
          <AmountInput
            label="Площадь, до"
            end="до"
            {...kind.area}
            value={asked.area.to}
            error={problems.area}
            onRead={(amount) => changeArea('to', amount)}
          />
        </div>
      </Line>
      <Line label="Бюджет">
        <AmountInput
          key={kind.domain + budget.kind}
          label="Бюджет, до"
          end="до"
          {...budget}
          value={asked.budgetTo}
          onRead={(amount) => ask({ budgetTo: amount?.to ?? amount?.exact ?? null })}
        />
        {!isStored && (
          <Text as="div" size={12} c="mute">
            Запишется в комментарий
          </Text>
        )}
      </Line>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
}

/** A line of the form. Its controls have their own accessible names, so the label on the left is only visual. */
function Line({ label, isRequired, children }: LineProps) {
  return (
    <div className={classes.line}>
      <span className={classes.label} aria-hidden>
        {label}
        {isRequired && <span className={classes.required}> *</span>}
      </span>
      <div className={classes.controls}>{children}</div>
    </div>
  );
}
