import type { ComplexEvent, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeLogQuery } from '#industrial/tree/full-complex-data.ts';
import type { HistoryEvent } from '#operations/history/history-kind.ts';
import { HistoryTab } from '#operations/history/history-tab.tsx';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { Box } from '#ui/layout/box.ts';
import { complexHistoryKinds } from './complex-history-kinds.ts';
import { streetNames } from './street-names.ts';

/** The tab 'История' of a complex: its changes and those of its buildings and vacancies, each with the part's name. */
export function ComplexHistory({ complex }: { complex: FullComplex }) {
  const nameOf = useEmployeeNames();
  const query = useQuery({ ...wholeLogQuery(complex.id), select: placedEvents });
  const { data: events } = useQuery(wholeLogQuery(complex.id));
  const street = useMemo(() => streetNames(events ?? [], complex), [events, complex]);
  const { buildings } = complex;
  const parts = [complex, ...buildings, ...buildings.flatMap(({ vacancies }) => vacancies)];
  const versions = new Map(parts.map(({ id, rowVersion }) => [id, rowVersion]));
  return (
    <Box pt={14}>
      <HistoryTab
        query={query}
        kinds={complexHistoryKinds}
        names={{ employee: nameOf, street }}
        versionOf={(id) => versions.get(id) ?? null}
      />
    </Box>
  );
}

function placedEvents(events: readonly ComplexEvent[]): HistoryEvent[] {
  return events.map((event) => ({ ...event, place: event.entity === 'complex' ? undefined : event.entityName }));
}
