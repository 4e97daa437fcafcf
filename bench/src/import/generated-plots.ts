import { csvOf, plotCells } from '@gektar/server/testing/given-file.ts';

/** A file of generated rows as long as those of the registers, each with its own cadastral number. */
export function generatedPlots(count: number): string {
  return csvOf(
    Array.from({ length: count }, (_, index) =>
      plotCells({
        id: `bench-${index}`,
        cadastral_numbers: `99:${10 + (index % 80)}:${String(index % 9_999).padStart(7, '0')}:${index}`,
        lat: (55 + (index % 1_000) / 1_000).toFixed(6),
        lon: (37 + (index % 700) / 700).toFixed(6),
        deal_type: index % 3 === 0 ? 'lease' : 'sale',
        price_rub: String(1_000_000 + index),
        permitted_use_codes: '6.0;6.4;6.9',
        okved_classes: '10;11;12;13;14;15;16;17;18;19;20;21;22;23;24;25;26;27;28;29;30;31;32;33',
        gas: 'yes',
        gas_max_m3h: '120',
        electricity: 'possible',
        electricity_max_mw: '0.5',
        notes: 'Выдуманное описание участка для замера. '.repeat(20),
      }),
    ),
  );
}
