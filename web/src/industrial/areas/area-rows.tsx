import {
  averageRate,
  mainKind,
  totalArea,
  warehouseArea,
  warehouseRate,
} from '@gektar/contract/industrial/areas/area-figures.ts';
import { type AreaKind, areaKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { areaLimits } from '@gektar/contract/industrial/areas/area-limits.ts';
import { formatMeasured, formatShare } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { ErrorLine } from '#form/field/error-line.tsx';
import type { FieldProps } from '#form/field/field.tsx';
import { NumberField } from '#form/field/number-field.tsx';
import { RangeField } from '#form/field/range-field.tsx';
import { messages } from '#form/messages.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { AreaMark } from './area-mark.tsx';
import { AreaMix } from './area-mix.tsx';
import classes from './area-rows.module.css';
import {
  type AreaProblems,
  type AreaValue,
  type AreaValues,
  areaProblems,
  figuresOf,
  hasArea,
  isPart,
  isRateComputed,
  isTempered,
  withArea,
} from './area-values.ts';
import { areaName, inSentence, shortAreaNames } from './area-words.ts';
import { mixParts, totalsOf } from './mix-parts.ts';

export interface AreaRowsProps extends Omit<FieldProps<AreaValues>, 'label' | 'placeholder' | 'hint'> {
  readonly label: string;
  /** Whether each kind has a rate, as in a vacancy. */
  readonly hasRates?: boolean | undefined;
  /** Total area of the building (m²), which limits the sum of the kinds; null until typed. */
  readonly total?: number | null | undefined;
}

/** The kind whose area was changed last, and its previous area. */
interface LastChange {
  readonly kind: AreaKind;
  readonly before: number | null;
}

/** Inputs of the areas, a row per kind with indented parts of the warehouse; their strip and sum below (2§3, M-02). */
export function AreaRows(props: AreaRowsProps) {
  const { label, value: values, onChange, hasRates = false, total = null } = props;
  const [last, setLast] = useState<LastChange>();
  const problems = areaProblems(values, total);
  const change = (kind: AreaKind, about: Partial<AreaValue>) => {
    if (about.areaValue !== undefined && last?.kind !== kind) setLast({ kind, before: values[kind].areaValue });
    onChange(withArea(values, kind, about));
  };
  const firstWrong = areaKinds.find((kind) => problems.kinds.has(kind) || problems.temperatures.has(kind));
  const row = (kind: AreaKind) => (
    <AreaRow
      key={kind}
      kind={kind}
      values={values}
      onChange={(about) => change(kind, about)}
      onBlur={props.onBlur}
      areaRef={kind === (firstWrong ?? 'warehouse') ? props.ref : undefined}
      hasRate={hasRates}
      total={total}
      problems={problems}
      culprit={problems.sum !== undefined && last?.kind === kind ? last : undefined}
      disabled={props.disabled}
    />
  );
  const isStorage = (kind: AreaKind) => kind === 'warehouse' || isPart(kind);
  const parts = mixParts(totalsOf(figuresOf(values)));
  return (
    <fieldset className={classes.rows} aria-label={label} data-rates={hasRates || undefined} onKeyDown={moveDown}>
      {hasRates ? (
        <div>
          <div className={classes.head} aria-hidden="true">
            <span>Тип</span>
            <span>Площадь</span>
            <span>Ставка в год</span>
            <span>Температура</span>
          </div>
          {areaKinds.map(row)}
        </div>
      ) : (
        <Stack columns="minmax(0, 1fr) minmax(0, 0.72fr)" gap="0 24px" className={classes.sides}>
          <div>{areaKinds.filter(isStorage).map(row)}</div>
          <div>{areaKinds.filter((kind) => !isStorage(kind)).map(row)}</div>
        </Stack>
      )}
      <Box mt={14}>
        <AreaMix parts={parts} limit={total} size={hasRates ? 'middle' : 'large'} />
      </Box>
      {hasRates ? <VacancySum values={values} /> : <BuildingSum values={values} total={total} />}
      <ErrorLine id={useId()} error={problems.sum ?? outerProblem(props.error, problems)} />
    </fieldset>
  );
}

/** Error of the form or the server, shown below the rows unless one of the rows has an error. */
function outerProblem(error: string | undefined, { kinds, temperatures }: AreaProblems): string | undefined {
  return kinds.size === 0 && temperatures.size === 0 ? error : undefined;
}

interface AreaRowProps {
  readonly kind: AreaKind;
  readonly values: AreaValues;
  readonly onChange: (about: Partial<AreaValue>) => void;
  readonly onBlur: (() => void) | undefined;
  readonly areaRef: FieldProps<AreaValues>['ref'];
  readonly hasRate: boolean;
  readonly total: number | null;
  readonly problems: AreaProblems;
  /** The last change, passed only to the row whose change made the sum too large. */
  readonly culprit: LastChange | undefined;
  readonly disabled: boolean | undefined;
}

function AreaRow(props: AreaRowProps) {
  const { kind, values, onChange, onBlur, hasRate, problems, culprit, disabled = false } = props;
  const { areaValue, temperatureFrom, temperatureTo } = values[kind];
  const name = areaName(kind);
  const hasParts = kind === 'warehouse' && areaValue === null && hasArea(values, kind);
  return (
    <div className={classes.row} data-part={isPart(kind) || undefined}>
      <span className={classes.name}>
        {kind !== 'warehouse' && <AreaMark kind={kind} />}
        {isPart(kind) ? inSentence(shortAreaNames[kind]) : kind === 'warehouse' ? 'Склад, всего' : name}
      </span>
      <div className={`${classes.area} slim`} data-column="area" data-wrong={culprit !== undefined || undefined}>
        <NumberField
          label={`${name}, площадь`}
          isLabelHidden
          isCompact
          isZeroForbidden
          unit={units.squareMetre}
          max={areaLimits.area}
          // The sum of the parts is shown in an empty total.
          placeholder={hasParts ? formatMeasured(warehouseArea(figuresOf(values).warehouse) ?? 0) : 'не задано'}
          value={areaValue}
          onChange={(area) => onChange({ areaValue: area })}
          onBlur={onBlur}
          ref={props.areaRef}
          error={problems.kinds.get(kind)}
          disabled={disabled}
        />
      </div>
      {hasRate && <RateCell {...props} name={name} />}
      {isTempered(kind) ? (
        <div className={`${classes.temperatures} slim`} data-column="temperature">
          <RangeField
            label={`${name}, температура`}
            isLabelHidden
            isCompact
            isNegativeAllowed
            isPlain
            unit={units.degree}
            max={areaLimits.temperature}
            reversedMessage={messages.rangeOrder}
            value={{ from: temperatureFrom, to: temperatureTo }}
            onChange={({ from, to }) => onChange({ temperatureFrom: from, temperatureTo: to })}
            onBlur={onBlur}
            disabled={disabled || areaValue === null}
          />
        </div>
      ) : (
        !hasRate && <Aside {...props} />
      )}
    </div>
  );
}

/** Rate (roubles per m² a year); that of the warehouse is computed while one of its parts has a rate (M-02). */
function RateCell({ kind, values, onChange, onBlur, disabled, name }: AreaRowProps & { name: string }) {
  const isComputed = kind === 'warehouse' && isRateComputed(values);
  const isSet = hasArea(values, kind);
  const computed = isComputed ? (warehouseRate(figuresOf(values).warehouse) ?? 0) : 0;
  return (
    <div className="slim" data-column="rate">
      <NumberField
        label={`${name}, ставка в год`}
        isLabelHidden
        isCompact
        isReadOnly={isComputed}
        unit={units.roublePerSquareMetre}
        max={areaLimits.price}
        placeholder={isSet ? 'по запросу' : missing.dash}
        value={isComputed ? Math.round(computed * 100) / 100 : isSet ? values[kind].leasePricePerSqm : null}
        onChange={(rate) => onChange({ leasePricePerSqm: rate })}
        onBlur={onBlur}
        disabled={disabled || !isSet}
      />
    </div>
  );
}

/** Share of the building's area; after the change that made the sum too large, the previous area. */
function Aside({ kind, values, total, culprit }: AreaRowProps): ReactNode {
  if (culprit !== undefined) {
    const before = culprit.before === null ? 'не задано' : formatMeasured(culprit.before);
    return <span className={classes.aside}>было {before}</span>;
  }
  const area = kind === 'warehouse' ? warehouseArea(figuresOf(values).warehouse) : values[kind].areaValue;
  if (!area || !total) return <span />;
  const share = formatShare(area / total);
  return <span className={classes.aside}>{kind === 'warehouse' ? `${share} здания` : share}</span>;
}

/** The sum of the kinds, compared with the total area of the building. */
function BuildingSum({ values, total }: { values: AreaValues; total: number | null }) {
  const sum = totalArea(figuresOf(values));
  if (sum === null && total === null) return <SumLine>{noArea('Сумма по типам')}</SumLine>;
  return <SumOfBuilding sum={sum ?? 0} total={total} />;
}

/** Shown while no area is set, since a sum of zero would look like a real figure (N-01). */
function noArea(name: string): ReactNode {
  return (
    <>
      {name}{' '}
      <Text as="span" c="mute">
        не указана
      </Text>
    </>
  );
}

function SumOfBuilding({ sum, total }: { sum: number; total: number | null }) {
  const left = (total ?? 0) - sum;
  const isOver = total !== null && Math.round(left * 100) < 0;
  return (
    <SumLine>
      Сумма по типам <Figure value={sum} unit={units.squareMetre} isWrong={isOver} />
      {total !== null && (
        <>
          <Text as="span" c="mute">
            из {withUnit(formatMeasured(total), units.squareMetre)}, {isOver ? 'лишние' : 'остаток'}
          </Text>
          <Figure value={Math.abs(left)} unit={units.squareMetre} isWrong={isOver} />
        </>
      )}
    </SumLine>
  );
}

/** Values that the server will compute for a vacancy: sum, weighted rate and main kind (H-14). */
function VacancySum({ values }: { values: AreaValues }) {
  const figures = figuresOf(values);
  const [area, rate, main] = [totalArea(figures), averageRate(figures), mainKind(figures)];
  return (
    <SumLine>
      {area === null ? (
        noArea('Площадь вакансии')
      ) : (
        <>
          Площадь вакансии <Figure value={area} unit={units.squareMetre} />
        </>
      )}
      {main !== null && (
        <>
          <Text as="span" c="mute">
            средняя ставка{rate === null && ' по запросу'}
          </Text>
          {rate !== null && <Figure value={rate} unit={units.roublePerSquareMetre} />}
          <Text as="span" c="mute">
            основной тип: {inSentence(areaName(main))}
          </Text>
        </>
      )}
    </SumLine>
  );
}

function SumLine({ children }: { children: ReactNode }) {
  return (
    <Row align="baseline" wrap="wrap" gap="2px 8px" size={13} mt={8} tabular aria-live="polite">
      {children}
    </Row>
  );
}

function Figure({ value, unit, isWrong }: { value: number; unit: string; isWrong?: boolean }) {
  return (
    <Text as="b" fw={600} whiteSpace="nowrap" c={isWrong ? 'danger' : undefined}>
      {withUnit(formatMeasured(value), unit)}
    </Text>
  );
}

/** Moves the focus by ↓ and ↑ to the same column of the next kind that has this column. */
function moveDown(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target, currentTarget } = event;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  const cell = target.closest<HTMLElement>('[data-column]');
  const inCell = cell === null ? -1 : [...cell.querySelectorAll('input')].indexOf(target);
  const column = [...currentTarget.querySelectorAll(`[data-column="${cell?.dataset['column']}"]`)].flatMap(
    (one) => [...one.querySelectorAll('input')][inCell] ?? [],
  );
  const way = step === 1 ? column.slice(column.indexOf(target) + 1) : column.slice(0, column.indexOf(target)).reverse();
  const next = way.find((input) => !input.disabled);
  event.preventDefault();
  next?.focus();
  next?.select();
}
