import { amountDoubts } from '#importing/sheets/amounts.ts';
import { type FactWords, readFacts, tidyText } from '#importing/sheets/facts.ts';
import { type CellReading, isBlank } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { leaseFactNames } from './lease-facts.ts';
import { vacancyFacts } from './vacancy-facts.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** Fields that a comment may name where the table has no column of them. */
const factNames = new Set([
  'availabilityDate',
  'minimalRentalBlockArea',
  'dockNumber',
  'numberGatesZero',
  'countPalletPlaces',
  'building.commissioningDate',
  'building.fireExtinguishingSystems',
  'building.workingHeight',
  'building.buildingClass',
  'building.floorLoad',
  'building.columnPitch',
  'building.hasHeating',
  'utilityBill',
  'floors',
  'hasShelves',
  'complex.electricitySupply',
  'complex.sewerageTypes',
  'complex.landPlotArea',
  'building.flooringTypes',
  'building.hasAntiDustCoating',
  'building.facades',
  'building.ventilations',
  'opexPerSqm',
  'palletPrice',
  ...leaseFactNames,
]);
const remarkFacts: readonly FactWords[] = vacancyFacts.filter(
  ({ field }) => field === undefined || factNames.has(field),
);
const DESCRIBES =
  /^(?:[^:]*(?:описан|инфо|коммент|примеч|прим|услови|подробн|характеристик|особенност|дополнит|доп|заметк|коммуникац|инженер|техн|оснащ|оборудован|comment|note|remark|description)[^:]*):/iu;

/** The row with facts of its comment and of the words around its area: 'потолок 9 м', 'своб. с 01.03.27'. */
export function withRemarkFacts(row: RowReading, choices: SheetChoices): RowReading {
  const named = new Set(row.columns.map(({ field }) => field?.name));
  const texts = [
    ...row.remarks.filter((remark) => DESCRIBES.test(remark)).map((remark) => remark.replace(/^[^:]*:\s*/u, '')),
    row.values.get('area')?.raw ?? '',
  ].filter((text) => /\p{L}/u.test(text));
  if (texts.length === 0) return row;
  // 'Склад' below 'Категория' says no more than the list.
  const isPlain = /^склад\p{L}{0,3}$/iu.test((row.values.get('areaKind')?.raw ?? '').trim());
  const kind = named.has('areaKind') && !isPlain ? undefined : texts.flatMap(kindsOfRemark)[0];
  const isEmpty = (field: string) => (row.values.get(field)?.raw ?? '') === '';
  // '50 кВт на модуль', 'возможно увеличение до 2 МВт': no power of the complex.
  const isOtherPower = texts.some((text) =>
    /(?:на|кажд\p{L}*) (?:блок|модул|секци|юнит|камер)|возможн|увелич|(?<!\p{L})до \d/iu.test(text),
  );
  const allowed = remarkFacts.filter(
    ({ field }) =>
      (field !== 'complex.electricitySupply' || !isOtherPower) &&
      (field !== 'hasShelves' || texts.some((text) => HAS_SHELVES.test(text))) &&
      (field === undefined || !named.has(field) || (field === 'minimalRentalBlockArea' && isEmpty(field))),
  );
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  const values = new Map(row.values);
  for (const text of texts) {
    for (const [name, reading] of readFacts(tidyText(text), allowed, vacancySheetFields, context).values) {
      if (isBlank(values.get(name)) && reading.value !== undefined && reading.doubt === undefined)
        values.set(name, reading);
      // '5 500 кв. м (делим от 1 500)': the second number of the area is understood.
      const area = values.get('area');
      if (name === 'minimalRentalBlockArea' && area?.raw === text && area.doubt === amountDoubts.several) {
        const { doubt: _, ...certain } = area;
        values.set('area', certain);
      }
    }
  }
  addLeastBlock(values, row);
  const asked = texts.map((text) => ON_REQUEST.exec(text)?.[0]).find((found) => found !== undefined);
  if (asked !== undefined && isBlank(values.get('rate'))) values.set('rate', { raw: asked, isOnRequest: true });
  if (kind !== undefined && (isBlank(values.get('areaKind')) || isPlain || row.sections.length === 0))
    values.set('areaKind', { raw: kind, value: kind });
  return { ...row, values };
}

/** 'от 800 м2' as a whole remark: the least block, of an area that is larger. */
const LEAST_BLOCK = /^(?:[^:]{0,20}: ?)?(?:(?:можно|аренда) )?от (\d[\d ]*) ?(?:м2|м²|кв\.? ?м\.?)\.?$/iu;

function addLeastBlock(values: Map<string, CellReading>, { remarks }: RowReading): void {
  const area = values.get('area')?.value;
  const found = remarks.flatMap((remark) => (DESCRIBES.test(remark) ? (LEAST_BLOCK.exec(remark)?.[1] ?? []) : []))[0];
  const size = Number(found?.replace(/ /gu, ''));
  if (found === undefined || typeof area !== 'number' || size >= area) return;
  if (isBlank(values.get('minimalRentalBlockArea'))) values.set('minimalRentalBlockArea', { raw: found, value: size });
}

/** 'Ставка по запросу' in a description. */
const ON_REQUEST =
  /(?<!\p{L})(?:ставк\p{L}|арендн\p{L}+ плат\p{L}|аренд\p{L}|цен\p{L} аренды)[ :–-]*(?:по запросу|договорн\p{L}*)/iu;

/** 'есть стеллажи'; the word alone may be about the next tenant. */
const HAS_SHELVES =
  /(?:есть|установлен\p{L}*|смонтирован\p{L}*|оборудован\p{L}*|оснащ[её]н\p{L}*|(?<!\p{L})со?|без) стеллаж|стеллаж\p{L}* (?:есть|оста\p{L}+|установлен|смонтирован|в наличии|нет)|(?<=(?:^|[,;.(+] ?))стеллажи(?= ?(?:[,;.)+]|$))/iu;

/** Parts of a remark that are a kind of area alone: 'freezer -22/-18', 'лайт индастриал'; 'возможно производство' is none. */
const KIND_ALONE =
  /^(?:chilled|cold(?: store| storage)?|freezer|frozen|deep freeze|unheated|dry|ambient|light[ -]?industrial|production|лайт индастриал|неотапливаем\p{L}*|не ?отапл\p{L}*|без отопления|морозил\p{L}*|морозильн\p{L}* \p{L}+|заморозка|холодильн\p{L}*(?: \p{L}+)?|охлаждаем\p{L}*|производств(?:о|енн\p{L}* \p{L}+)|сухой(?:,? (?:и )?т[её]плый)? склад|т[её]плый,? (?:и )?сухой склад)(?:,? ?[-+−–]?\d{1,2} ?°?[cс]?(?: ?(?:\/|\.{2,}|…|to|до|-|–) ?[-+−–]?\d{1,2} ?°?[cс]?)?)?$/iu;

function kindsOfRemark(text: string): string[] {
  return text
    .split(/[,;|]\s|\.\s/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => KIND_ALONE.test(part));
}
