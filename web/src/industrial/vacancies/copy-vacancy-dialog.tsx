import { OWN_IN_COPY } from '@gektar/contract/copies.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { AreaKind } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { areaLimits } from '@gektar/contract/industrial/areas/area-limits.ts';
import { NewVacancy, type Vacancy, type VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { createVacancy } from '@gektar/contract/industrial/vacancies/vacancy-calls.ts';
import { fieldsOfVacancyCopy, nameOfVacancyCopy } from '@gektar/contract/industrial/vacancies/vacancy-copy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { NumberField } from '#form/field/number-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { messages } from '#form/messages.ts';
import { fieldsOf, problemsExcept } from '#form/typed-fields.ts';
import { firstUnfinished } from '#form/unfinished-typing.ts';
import { AreaMark } from '#industrial/areas/area-mark.tsx';
import { toAreaValues, withArea } from '#industrial/areas/area-values.ts';
import { areaName } from '#industrial/areas/area-words.ts';
import { buildingsOfComplexQuery, reloadIndustrial, vacancyQuery } from '#industrial/editing/edit-data.ts';
import { nameAndBuilding } from '#industrial/tree/name-in-complex.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { showWarning } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import {
  type CopyProblems,
  type CopyValues,
  copyProblems,
  emptyAreas,
  enteredForCopy,
  hasEnteredArea,
  kindsToCopy,
  refusedCopyFields,
} from './copy-values.ts';

export interface CopyVacancyDialogProps {
  readonly original: VacancyRow;
  readonly onClose: () => void;
  readonly onCreated: (copy: Vacancy) => void;
}

/** Copies a vacancy within its building: areas are entered, an unused name is proposed, everything else is copied. */
export default function CopyVacancyDialog(props: CopyVacancyDialogProps) {
  const { original } = props;
  const form = useCopyForm(props);
  const { values, problems, change, field } = form;

  return (
    <FormDialog
      title={`Копия вакансии ${nameAndBuilding(original)}`}
      form={form}
      saveLabel="Создать"
      onLeave={props.onClose}
    >
      <Stack gap={14}>
        <CopiedAreas original={original} values={values} error={problems.areas} onChange={change} />
        <TextField label={vacancyFields.name.label} required maxLength={vacancyFields.name.max} {...field('name')} />
        {original.salePrice !== null && (
          <NumberField
            label={vacancyFields.salePrice.label}
            unit={vacancyFields.salePrice.unit}
            max={vacancyFields.salePrice.max}
            hint={`${OWN_IN_COPY}; у оригинала ${formatMeasured(original.salePrice)}`}
            {...field('salePrice')}
          />
        )}
        <Text size={12} c="mute">
          Остальное — как у оригинала. Документы, комментарии, бронь и сделка не копируются.
        </Text>
      </Stack>
    </FormDialog>
  );
}

interface CopiedAreasProps {
  readonly original: VacancyRow;
  readonly values: CopyValues;
  readonly error: string | undefined;
  readonly onChange: (about: Partial<CopyValues>) => void;
}

/** An empty area input per kind of the original; marked as missing until one is filled. */
function CopiedAreas({ original, values, error, onChange }: CopiedAreasProps) {
  const kinds = kindsToCopy(original);
  if (kinds.length === 0) return null;
  const { areas } = values;
  return (
    <Stack
      as="fieldset"
      columns="repeat(auto-fill, minmax(180px, 1fr))"
      gap="10px 16px"
      aria-label="Площадь копии"
      data-wrong={error !== undefined || undefined}
    >
      {kinds.map((kind) => (
        <NumberField
          key={kind}
          label={
            <>
              <AreaMark kind={kind} /> {areaName(kind)}
            </>
          }
          unit={units.squareMetre}
          max={areaLimits.area}
          isZeroForbidden
          hint={ofOriginal(original, kind)}
          value={areas[kind].areaValue}
          onChange={(areaValue) => onChange({ areas: withArea(areas, kind, { areaValue }) })}
        />
      ))}
      {error === undefined ? (
        !hasEnteredArea(values) && (
          <Text size={12} c="amber" className="all-columns">
            {OWN_IN_COPY}
          </Text>
        )
      ) : (
        <Text size={12} c="danger" role="alert" className="all-columns">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** 'у оригинала 9 600,00 м²' */
function ofOriginal({ areaSetWithPrice }: VacancyRow, kind: AreaKind): string {
  const { areaValue } = toAreaValues(areaSetWithPrice)[kind];
  return `у оригинала ${withUnit(formatMeasured(areaValue ?? 0), units.squareMetre)}`;
}

/** Names that the vacancies of the building have, to propose an unused one. */
async function namesInBuilding(client: QueryClient, { complexId, buildingId }: VacancyRow): Promise<readonly string[]> {
  const buildings = await client.fetchQuery(buildingsOfComplexQuery(complexId));
  return buildings.find(({ id }) => id === buildingId)?.vacancies.map(({ name }) => name) ?? [];
}

/** State of the copy form and its save. A failed save keeps the input. */
function useCopyForm({ original, onClose, onCreated }: CopyVacancyDialogProps) {
  const { id, name: originalName, complexId, buildingId } = original;
  const client = useQueryClient();
  const { data: buildings } = useQuery(buildingsOfComplexQuery(complexId));
  const taken = buildings?.find((building) => building.id === buildingId)?.vacancies.map(({ name }) => name) ?? [];
  const [typed, setTyped] = useState<Partial<CopyValues>>({});
  const [problems, setProblems] = useState<CopyProblems>({});
  // Created once, so that the same vacancy sent twice is stored only once.
  const [newId] = useState(() => uuidv7());
  const values: CopyValues = {
    name: nameOfVacancyCopy(originalName, taken),
    areas: emptyAreas(original),
    salePrice: null,
    ...typed,
  };

  const saving = useAction({
    run: async () => {
      const [whole, names] = await Promise.all([
        client.fetchQuery({ ...vacancyQuery(id), staleTime: 0 }),
        namesInBuilding(client, original),
      ]);
      const entered = enteredForCopy({ ...values, name: typed.name ?? nameOfVacancyCopy(originalName, names) });
      const fields = fieldsOfVacancyCopy(whole, entered);
      return call(createVacancy, { body: NewVacancy.parse({ ...fields, buildingId, newId, copyOf: id }) });
    },
    done: 'Вакансия успешно создана',
    failed: (error) => {
      setProblems(refusedCopyFields(fieldFailures(error)));
      return { title: 'Не удалось создать вакансию', text: failureText(error) };
    },
    keep: async (copy) => {
      onClose();
      onCreated(copy);
      await reloadIndustrial(client);
    },
  });
  function change(about: Partial<CopyValues>) {
    setTyped({ ...typed, ...about });
    setProblems((before) => problemsExcept(before, about));
  }

  return {
    values,
    problems,
    isDirty: Object.keys(typed).length > 0,
    isSaving: saving.isPending,
    change,
    field: fieldsOf(values, problems, change),
    /** @returns false when a field is missing, or its text is not a valid value */
    save(element: HTMLFormElement): boolean {
      if (saving.isPending) return true;
      const found = copyProblems(original, values);
      setProblems(found);
      if (Object.keys(found).length > 0) showWarning(messages.fillRequired, messages.fillRequiredText);
      else if (firstUnfinished(element)) showWarning(failureTexts['request.invalid']);
      else {
        saving.mutate();
        return true;
      }
      return false;
    },
  };
}
