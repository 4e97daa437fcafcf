import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { days as dayForms, plural } from '@gektar/format/plural.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { IconClockExclamation } from '@tabler/icons-react';
import { overdueDays } from '#industrial/tree/freshness.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useActualization } from './complex-actions.tsx';

/** Last confirmation of the complex and of its vacancies, with buttons; amber when overdue (H-13). */
export function ComplexFreshness({ complex }: { complex: FullComplex }) {
  const { id, complexActualizationDate, vacanciesActualizeDate, vacanciesUpdatePeriod: period } = complex;
  const nameOf = useEmployeeNames();
  const late = overdueDays(vacanciesActualizeDate, period);
  const employee = complex.actualizeVacancyEmployee === null ? undefined : nameOf(complex.actualizeVacancyEmployee);
  return (
    <Stack gap={2} className="all-columns">
      <Line id={id} what="actualize" label="Комплекс" name="Актуализировать комплекс">
        {complexActualizationDate === null ? 'никогда' : formatDate(complexActualizationDate)}
      </Line>
      <Line id={id} what="actualizeVacancies" label="Вакансии" name="Актуализировать вакансии">
        {late === 0 ? (
          vacanciesActualizeDate === null ? (
            'никогда'
          ) : (
            formatDate(vacanciesActualizeDate)
          )
        ) : (
          <Row as="span" display="inline-flex" gap={5} c="amber" tabular title={overdueTip(late)}>
            <IconClockExclamation {...icon14} aria-hidden={false} aria-label={overdueTip(late)} role="img" />
            {formatDate(vacanciesActualizeDate)}
          </Row>
        )}
      </Line>
      <Text size={12} c="mute">
        {employee !== undefined && `Вакансии: ${employee}, `}
        {employee === undefined ? 'Вакансии ' : ''}
        {everyWords(period)}
      </Text>
    </Stack>
  );
}

/** Tooltip; literal text (H-13). */
function overdueTip(late: number): string {
  return `Просрочено на ${withUnit(formatCount(late), units.day)}`;
}

/** 'раз в 30 дней' */
function everyWords(period: number): string {
  return `раз в ${formatCount(period)} ${plural(period, dayForms)}`;
}

interface LineProps {
  readonly id: string;
  readonly what: 'actualize' | 'actualizeVacancies';
  readonly label: string;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Line({ id, what, label, name, children }: LineProps) {
  const action = useActualization(id, what);
  return (
    <Row gap={5} size={13} tabular whiteSpace="nowrap" mih="max(24px, var(--touch))">
      <Text as="span" c="mute">
        {label}
      </Text>
      <Text as="span" flex={1}>
        {children}
      </Text>
      <LinkButton
        aria-label={name}
        disabled={action.isPending}
        aria-busy={action.isPending || undefined}
        onClick={() => action.mutate()}
      >
        Актуализировать
      </LinkButton>
    </Row>
  );
}
