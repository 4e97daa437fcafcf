import { amountDoubts, readAmount } from './amounts.ts';
import { fold } from './fold.ts';
import { type MeaningWords, meaningOf } from './value-words.ts';

/** A utility of a plot on the wire, without its measure. */
export interface UtilityReading {
  /** 1 technical conditions, 2 connection (1§3). */
  readonly type: 1 | 2;
  readonly value: number | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** What words say about a utility; the first match decides. */
export const utilityWords: readonly MeaningWords<'none' | 'conditions' | 'connection'>[] = [
  {
    pattern: /^(?:нету?|отсутств\p{L}*|-|без|не подведен\p{L}*|не проведен\p{L}*|no|none)(?:$|[ ,.(])/u,
    means: 'none',
    example: 'нет',
  },
  {
    pattern:
      /(?<!\p{L})(?:ту|tu|tc|т\.у|tech\p{L}*\.? conditions|planned|nearby|(?:at|on|along|near) (?:the )?(?:site )?(?:border|boundary)|adjacent|тех\p{L}*\.? ?услови\p{L}*|возмож(?:н|ен)\p{L}*|(?:по|к|до|у|вдоль) границ\p{L}*|по гран|по гр|на границ\p{L}*|граница|рядом|вдоль|планир\p{L}*|договор|в процессе|(?:столб|опора|труба|колодец) (?:у|рядом|возле|на улице)|по улице|на улице|у (?:участка|границ\p{L}*|забора|ворот)|(?:в |за |до )?\d+(?:[.,]\d+)? ?км|(?:в|за|до) \d+ ?м|можно|перспектив\p{L}*|заявк\p{L}*)(?!\p{L})/u,
    means: 'conditions',
    example: 'по границе',
  },
  {
    pattern:
      /(?<!\p{L})(?:есть|да|подключен\p{L}*|заведен\p{L}*|подведен\p{L}*|проведен\p{L}*|на участке|централ\p{L}*|центр|имеется|среднего давления|низкого давления|высокого давления|арт\.? ?скважин\p{L}*|автономн\p{L}*|локальн\p{L}*|индивидуальн\p{L}*|available|connected|on site|borehole|well|septic|own treatment|treatment plant|central|mains|скважин\p{L}*|скваж|скв|колод(?:ец|цы)|септик|лос(?!\p{L})|местн\p{L}*|локальн\p{L}* очист\p{L}*|очистн\p{L}*|биостанц\p{L}*|топас|летн\p{L}*|сезонн\p{L}*|газгольдер|выгреб\p{L}*|(?:одна|две|три|\d) ?фаз\p{L}*|380 ?в|220 ?в|магистр(?:ал\p{L}*)?|в (?:гор\p{L}*)?коллектор\p{L}*|кнс|круглый год|круглогодич\p{L}*|городск\p{L}*|трансформатор\p{L}*|ктп|тп|котельн\p{L}*|yes)(?!\p{L})|^[+✓✔☑✅]|^v$/u,
    means: 'connection',
    example: 'есть, 150 кВт',
  },
];

/** '3 фазы', '380 В', 'в 2027': no power. */
export const VOLTAGE =
  /(?<=(?<!\p{L})(?:в|до|к|на|с) )20[2-4]\d(?!\d| ?[км])(?: ?г\p{L}*\.?)?|\d ?фаз\p{L}*|(?<!\d)(?:220|380) ?(?:в|вольт\p{L}*|v)(?!\p{L})|(?<![\d.,])(?:0[.,]4|6|10|20|35|110) ?кв(?!\p{L}|\.? ?м)/giu;

/** 'газ высокого давления 1,5 км': how far it is. */
const DISTANCE = /(?<![\d.,])\d+(?:[.,]\d+)? ?км(?![\p{L}/])/giu;

/** Reads a utility: 'есть', 'ТУ 630 кВт', '100–150 кВт', 'по границе', 'нет'. Null: there is none. */
export function readUtility(
  text: string,
  factor: number,
): { value: UtilityReading | null; doubt?: string } | undefined {
  const means = meaningOf(utilityWords, text);
  if (means === 'none') return { value: null };
  // '2,5 (запрос до 4)': what stands in brackets after a number is said about it.
  const written = text
    .replace(VOLTAGE, ' ')
    .replace(DISTANCE, ' ')
    .replace(/(?<=\d[^(]*)\([^)]*\d[^)]*\)/gu, ' ');
  const amount =
    /\d/.test(written) && !/\d+ ?(?:м|метр\p{L}*)(?:$|[^3\p{L}])/u.test(fold(written))
      ? readAmount(written.replace(/^\D*/, ''))
      : undefined;
  if (means === undefined && amount === undefined) return undefined;
  if (amount?.value === 0 && means === undefined) return { value: null };
  const scale = amount?.units.factor ?? factor;
  const isRange = amount?.to !== undefined;
  const scaled = (value: number | undefined) => (value === undefined ? null : Number((value * scale).toFixed(2)));
  const doubt = amount?.doubt === amountDoubts.range || amount?.doubt === amountDoubts.upTo ? undefined : amount?.doubt;
  return {
    value: {
      type: means === 'conditions' ? 1 : 2,
      value: isRange ? null : scaled(amount?.value),
      from: isRange ? scaled(amount?.value) : null,
      to: isRange ? scaled(amount?.to) : null,
    },
    ...(doubt ? { doubt } : {}),
  };
}
