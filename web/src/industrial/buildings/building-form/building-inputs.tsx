import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { units } from '@gektar/format/unit.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { DocumentsField } from '#files/documents-field.tsx';
import { ChoiceField } from '#form/field/choice-field.tsx';
import { FieldGroup } from '#form/field/field.tsx';
import { fixedOptions } from '#form/field/fixed-options.ts';
import { NumberField } from '#form/field/number-field.tsx';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { FormBlock, FormCell } from '#form/sections/form-section.tsx';
import { AreaRows } from '#industrial/areas/area-rows.tsx';
import { IndustrialPhotos } from '#industrial/editing/industrial-photos.tsx';
import { Row } from '#ui/layout/row.ts';
import type { BuildingValues } from './building-values.ts';

const BoundField: BoundFieldOf<BuildingValues> = AnyBoundField;
/** Maximum distance between columns (m). */
const MAX_PITCH = 9_999;

/** Building class, with all options visible; 'B-' is not offered (H-30). */
export function ClassInput() {
  return (
    <BoundField name="buildingClass" span={2}>
      {(field) => (
        <ChoiceField<number | null>
          {...field}
          options={fixedOptions(buildingFields.buildingClass.values, field.value === null ? [] : [field.value])}
        />
      )}
    </BoundField>
  );
}

/** Areas per kind, whose sum must not exceed the total area (2§5, H-07). */
export function AreasInput() {
  const { control } = useFormContext<BuildingValues>();
  const total = useWatch({ control, name: 'totalArea' });
  return (
    <FormBlock title={buildingFields.areaSet.label}>
      <BoundField name="areaSet">{(field) => <AreaRows {...field} total={total} />}</BoundField>
    </FormBlock>
  );
}

/** Number of docks, and their number per 1 000 m², computed as on the server (H-14). */
export function DocksInput() {
  const { control } = useFormContext<BuildingValues>();
  const [docks, total] = useWatch({ control, name: ['docksNumber', 'totalArea'] });
  const ratio = docks === null || !total ? null : Math.round((docks / total) * 100_000) / 100;
  const { docksNumber, docksRatio } = buildingFields;
  return (
    <>
      <BoundField name="docksNumber" span={2}>
        {(field) => <NumberField {...field} unit={docksNumber.unit} max={docksNumber.max} isInteger />}
      </BoundField>
      <FormCell span={2}>
        <NumberField
          label={docksRatio.label}
          isReadOnly
          placeholder="считается само"
          unit={docksRatio.unit}
          value={ratio}
          onChange={() => undefined}
        />
      </FormCell>
    </>
  );
}

/** Distances between columns along both sides (m). */
export function PitchInput() {
  return (
    <BoundField name="columnPitch" span={2}>
      {({ value, onChange, onBlur, ref, label, error }) => {
        const end = (name: 'x' | 'y') => (
          <NumberField
            label={`${label}, ${name}`}
            isLabelHidden
            unit={units.metre}
            max={MAX_PITCH}
            value={value[name]}
            onChange={(metres) => onChange({ ...value, [name]: metres })}
            onBlur={onBlur}
            ref={name === 'x' ? ref : undefined}
          />
        );
        return (
          <FieldGroup label={label} error={error}>
            {(links) => (
              <Row {...links} gap={6}>
                {end('x')}
                <span aria-hidden="true">х</span>
                {end('y')}
              </Row>
            )}
          </FieldGroup>
        );
      }}
    </BoundField>
  );
}

export function DocumentsInput() {
  return <BoundField name="documents">{(field) => <DocumentsField field={field} />}</BoundField>;
}

/** Photos, exactly one of them for the presentation (2§5, H-06). */
export function PhotosInput() {
  const { getValues } = useFormContext<BuildingValues>();
  return (
    <BoundField name="images">
      {(field) => <IndustrialPhotos field={field} owner={getValues('name') || 'Новое здание'} />}
    </BoundField>
  );
}
