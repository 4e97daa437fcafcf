import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { CheckField } from '#form/field/check-field.tsx';
import { ChoiceField } from '#form/field/choice-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { SelectField } from '#form/field/select-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { fieldsOf, problemsExcept } from '#form/typed-fields.ts';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { toAreaSetWithPriceDraft } from '#industrial/areas/area-values.ts';
import { areaName, inSentence } from '#industrial/areas/area-words.ts';
import { reloadComplex } from '#industrial/tree/full-complex-data.ts';
import { mainAreaOf } from '#industrial/tree/main-area.tsx';
import { nameAndBuilding } from '#industrial/tree/name-in-complex.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { dealActions, industriesQuery, sectorsQuery } from './deal-data.ts';
import classes from './deal-dialog.module.css';
import {
  type DealProblems,
  type DealValues,
  dealProblems,
  dealValues,
  endOfContract,
  newDealValues,
  noPart,
  partKinds,
  partProblem,
  partWith,
  problemToast,
  sentDeal,
  typesOf,
} from './deal-values.ts';
import { FirmField } from './firm-field.tsx';
import { PartFields } from './part-fields.tsx';

export interface DealDialogProps {
  readonly vacancy: VacancyRow;
  /** The deal to edit; undefined: a new deal closes the vacancy. */
  readonly deal?: Deal | undefined;
  readonly onClose: () => void;
}

/** Width of the dialog: half of the window (2§9), but enough for two fields. */
const WIDTH = 'max(50vw, 640px)';

/** Closes a vacancy by a deal, whole or in part (2§4, M-01), or edits the deal. */
export default function DealDialog({ vacancy, deal, onClose }: DealDialogProps) {
  const form = useDealForm({ vacancy, deal, onClose });
  return (
    <FormDialog
      title={`${deal ? 'Сделка по вакансии' : 'Закрытие вакансии'} ${nameAndBuilding(vacancy)}`}
      size={WIDTH}
      footerStart={
        <Text as="span" size={12} c="mute" flex="1 1 260px" maw={340} role="status">
          {outcome(vacancy, deal !== undefined, form.isPart)}
        </Text>
      }
      form={form}
      saveLabel={deal ? 'Сохранить' : 'Закрыть вакансию'}
      onLeave={onClose}
    >
      <Text size={13} c="mute" mb={10} tabular>
        {aboutVacancy(vacancy)}
      </Text>
      <Stack columns="repeat(2, minmax(0, 1fr))" align="flex-start" gap="12px 16px" className={classes.form}>
        {deal === undefined && <ClosedPart vacancy={vacancy} form={form} />}
        <DealFields vacancy={vacancy} deal={deal} form={form} />
      </Stack>
    </FormDialog>
  );
}

type DealForm = ReturnType<typeof useDealForm>;

/** Choice whether the deal closes the whole vacancy or a part, and the areas of the part. */
function ClosedPart({ vacancy, form }: { vacancy: VacancyRow; form: DealForm }) {
  const { part, isPart, problems } = form;
  const kinds = partKinds(vacancy.areaSetWithPrice);
  if (kinds.length === 0) return null;
  return (
    <div className="all-columns">
      <ChoiceField<boolean>
        label="Что закрывается"
        value={isPart}
        onChange={form.setPart}
        options={[
          { value: false, label: 'Целиком' },
          { value: true, label: 'Часть' },
        ]}
      />
      {isPart && (
        <PartFields
          kinds={kinds}
          part={part}
          error={problems.part}
          onChange={(kind, area) => form.changePart(partWith(part, kind, area))}
        />
      )}
    </div>
  );
}

interface DealFieldsProps {
  readonly vacancy: VacancyRow;
  readonly deal: Deal | undefined;
  readonly form: DealForm;
}

function DealFields({ vacancy, deal, form }: DealFieldsProps) {
  const { values, problems, field } = form;
  const { data: sectors = [] } = useQuery(sectorsQuery);
  const { data: industries } = useQuery({
    ...industriesQuery(values.sectorId ?? 0),
    enabled: values.sectorId !== null,
  });
  return (
    <>
      <ChoiceField<number | null>
        label={dealFields.vacancyType.label}
        required
        {...field('vacancyType')}
        options={typesOf(vacancy).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField label={dealFields.closeDate.label} required {...field('closeDate')} />
      <FirmField
        label={dealFields.tenantName.label}
        value={values.tenant}
        onChange={(tenant) => form.change({ tenant })}
      />
      <FirmField label={dealFields.agentName.label} value={values.agent} onChange={(agent) => form.change({ agent })} />
      <SelectField<number>
        label={dealFields.sectorId.label}
        isClearable
        error={problems.sectorId}
        value={values.sectorId}
        onChange={(sectorId) => form.change({ sectorId, industryId: null })}
        options={optionsOf(sectors, deal?.sector)}
      />
      <SelectField<number>
        label={dealFields.industryId.label}
        isClearable
        {...field('industryId')}
        hint={values.sectorId === null ? 'Сначала выберите сектор' : undefined}
        disabled={values.sectorId === null}
        options={optionsOf(industries ?? [], values.industryId === deal?.industryId ? deal?.industry : null)}
      />
      <TermFields form={form} />
    </>
  );
}

/** Fields of the contract term and remarks. */
function TermFields({ form }: { form: DealForm }) {
  const { values, field } = form;
  return (
    <>
      <NumberField
        label={dealFields.rentalPeriod.label}
        unit={units.month}
        max={dealFields.rentalPeriod.max}
        isInteger
        {...field('rentalPeriod')}
      />
      <DateField
        label={dealFields.endDateOfTheContract.label}
        hint={form.isEndComputed ? `дата закрытия + ${values.rentalPeriod} мес.; можно исправить` : undefined}
        {...field('endDateOfTheContract')}
      />
      <TextField
        label={dealFields.movedOut.label}
        maxLength={dealFields.movedOut.max}
        value={values.movedOut}
        onChange={(movedOut) => form.change({ movedOut })}
      />
      <Stack gap={8} pt={22} className={classes.ticks}>
        <CheckField
          label={dealFields.isInvestmentDeal.label}
          value={values.isInvestmentDeal}
          onChange={(isInvestmentDeal) => form.change({ isInvestmentDeal })}
        />
        <CheckField
          label={dealFields.isVerifiedByReseach.label}
          value={values.isVerifiedByReseach}
          onChange={(isVerifiedByReseach) => form.change({ isVerifiedByReseach })}
        />
      </Stack>
      <div className="all-columns">
        <TextAreaField
          label={dealFields.additionalInformation.short}
          maxLength={dealFields.additionalInformation.max}
          minRows={2}
          value={values.additionalInformation}
          onChange={(additionalInformation) => form.change({ additionalInformation })}
        />
      </div>
    </>
  );
}

/** State of the dialog's form and its save. A failed save keeps the input. */
function useDealForm({ vacancy, deal, onClose }: DealDialogProps) {
  const client = useQueryClient();
  const [initial] = useState(() => (deal ? dealValues(deal) : newDealValues(typesOf(vacancy))));
  const [values, setValues] = useState<DealValues>(initial);
  const [part, changePart] = useState(noPart);
  const [isPart, setPart] = useState(false);
  const [problems, setProblems] = useState<DealProblems>({});
  // Created once, so that the same deal sent twice is stored only once.
  const [newId] = useState(() => uuidv7());
  const computedEnd = ({ closeDate, rentalPeriod }: DealValues) =>
    closeDate === null || !Number.isInteger(rentalPeriod) || !rentalPeriod
      ? null
      : endOfContract(closeDate, rentalPeriod);

  const saving = useAction({
    run: async () => {
      if (deal) return dealActions.save(deal.id, deal.rowVersion, sentDeal(values, deal));
      const whole = { ...sentDeal(values), newId };
      return dealActions.close(vacancy.id, isPart ? { ...whole, part: toAreaSetWithPriceDraft(part) } : whole);
    },
    done: deal ? 'Сделка успешно обновлена' : 'Вакансия успешно закрыта',
    failed: (error) => {
      setProblems(fieldFailures(error) as DealProblems);
      return { title: deal ? 'Не удалось обновить сделку' : 'Не удалось закрыть вакансию', text: failureText(error) };
    },
    keep: async () => {
      onClose();
      await reloadComplex(client, vacancy.complexId);
    },
  });

  function change(about: Partial<DealValues>) {
    const next = { ...values, ...about };
    // The end date follows the term until another date is entered.
    const follows =
      ('rentalPeriod' in about || 'closeDate' in about) &&
      (values.endDateOfTheContract === null || values.endDateOfTheContract === computedEnd(values));
    setValues(follows ? { ...next, endDateOfTheContract: computedEnd(next) } : next);
    setProblems((before) => problemsExcept(before, about));
  }

  return {
    values,
    problems,
    part,
    isPart,
    isDirty: values !== initial || isPart,
    isSaving: saving.isPending,
    isEndComputed: values.endDateOfTheContract !== null && values.endDateOfTheContract === computedEnd(values),
    change,
    field: fieldsOf(values, problems, change),
    changePart(next: typeof part) {
      changePart(next);
      setProblems(({ part: _, ...others }) => others);
    },
    setPart,
    /** @returns false when a field is wrong, or its text is not a valid value */
    save(element: HTMLFormElement): boolean {
      if (saving.isPending) return true;
      const wrongPart = isPart ? partProblem(vacancy.areaSetWithPrice, part) : undefined;
      const found = { ...dealProblems(values), ...(wrongPart !== undefined && { part: wrongPart }) };
      setProblems(found);
      if (Object.keys(found).length > 0) showWarning(...problemToast(found));
      else if (firstUnfinished(element)) showWarning(failureTexts['request.invalid']);
      else {
        saving.mutate();
        return true;
      }
      return false;
    },
  };
}

/** 'Корпус 1, сухой, 9 600,00 м², 8 900,00 руб./м²' */
function aboutVacancy(vacancy: VacancyRow): string {
  const { buildingName, areaSize, averageNetRentalRate } = vacancy;
  const kind = mainAreaOf(vacancy);
  return [
    buildingName,
    kind && inSentence(areaName(kind)),
    areaSize !== null && withUnit(formatMeasured(areaSize), units.squareMetre),
    averageNetRentalRate !== null && withUnit(formatMeasured(averageNetRentalRate), units.roublePerSquareMetre),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Explains what saving does to the vacancy. */
function outcome({ name }: VacancyRow, isEdit: boolean, isPart: boolean): string {
  if (isEdit) return 'Вакансия остаётся закрытой';
  if (isPart) return `Часть закроется, остаток станет новой открытой вакансией «${name} (остаток)»`;
  return 'Статус станет «Закрыта», вакансия уйдёт из поиска, выгрузок и клиентских страниц';
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Options of the list, and the stored value of the deal when the list does not contain it. */
function optionsOf(list: readonly Named[], stored: Named | null | undefined) {
  const all = stored && !list.some(({ id }) => id === stored.id) ? [stored, ...list] : list;
  return all.map(({ id, name }) => ({ value: id, label: name }));
}
