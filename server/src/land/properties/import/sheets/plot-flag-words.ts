import type { MeaningWords } from '#importing/sheets/value-words.ts';

/** Answers of one flag that other flags do not have; `unclear` is a question. The first that fits decides. */
type FlagWords = readonly MeaningWords<boolean | 'unclear'>[];

const driveway: FlagWords = [
  { pattern: /^(?:подъезда |дороги )?(?:нет|без)(?!\p{L})/u, means: false, example: 'нет подъезда' },
  { pattern: /^(?:планир|проект|строит|треб|нуж|будет)\p{L}*/u, means: 'unclear', example: 'планируется' },
  {
    pattern:
      /(?<!\p{L})(?:асф|а\/б|гравий|гравийн|бетон|плит|тверд|щеб|грунт|грейдер|круглогод|хорош|отличн|удобн|прямой|свободн|полев|дорога|заезд|съезд|подъезд|asphalt|paved|gravel|concrete)\p{L}*|^с (?:трассы|шоссе|дороги|м-?\d)/u,
    means: true,
    example: 'бетонные плиты',
  },
];

const railway: FlagWords = [
  {
    pattern:
      /(?<!\p{L})(?:возможе?н|рядом|гранич|планир|проект|недейств|не действ|не работ|законсерв|разобр|демонт|восстан)\p{L}*/u,
    means: 'unclear',
    example: 'возможна',
  },
  {
    pattern:
      /^(?:(?:own |rail(?:way)? )*(?:siding|spur|track|branch)|своя|свой|собственн\p{L}*|действующ\p{L}*|на территории|на участке|заходит|заведен\p{L}*|on site)(?!\p{L})/u,
    means: true,
    example: 'на территории',
  },
];

const crane: FlagWords = [
  { pattern: /(?<!\p{L})(?:возможе?н|планир|проект|демонт)\p{L}*/u, means: 'unclear', example: 'возможна установка' },
  {
    pattern: /^(?:[1-9]\d*|0[.,]\d)|^(?:козлов|мостов|консольн|тельфер|таль|двухбалоч|однобалоч)\p{L}*/u,
    means: true,
    example: 'козловой',
  },
];

const bargaining: FlagWords = [
  {
    pattern: /^(?:без торга|торга нет|торг не(?!б)|не ?(?:возможен|уместен)|фикс|окончательн|цена фикс)\p{L}*/u,
    means: false,
    example: 'без торга',
  },
  {
    pattern:
      /^(?:торг|уместен|возможен|возможе?на|возможе?но|разумн|миним|небольш|хорош|реальн|символич|обсужд|скидка|при осмотре|в разумн|готов|negotiable|possible)(?:\p{L}*)|^(?:до |~)?\d+(?:[.,-]\d+)? ?%/u,
    means: true,
    example: 'до 10 %',
  },
];

const plan: FlagWords = [
  { pattern: /^не (?:получ|готов|оформ|запраш|заказ|был|делал|брал)\p{L}*/u, means: false, example: 'не получен' },
  {
    pattern: /(?<!\p{L})(?:просроч|истек|в работе|в процессе|заказ|оформля|подан|готовит|будет|план)\p{L}*/u,
    means: 'unclear',
    example: 'в работе',
  },
  {
    pattern:
      /^(?:получ|готов|выдан|действ|в наличии|оформлен)\p{L}*|^от \d{1,2}\.|^номер|^рф|^20[12]\d(?: г\p{L}*\.?)?$/u,
    means: true,
    example: 'от 12.03.2025',
  },
];

/** Answers about a territory that a plot is in: a zone, a park. */
const territory: FlagWords = [
  {
    pattern: /^(?:не (?:входит|попадает|в|находится|резидент)|вне|за (?:предел|границ)\p{L}*)(?!\p{L})/u,
    means: false,
    example: 'не входит',
  },
  {
    pattern: /(?<!\p{L})(?:рядом|гранич|планир|проект|возможе?н|частичн|рассматр|будет)\p{L}*/u,
    means: 'unclear',
    example: 'рядом',
  },
  {
    pattern:
      /^(?:входит|попадает|резидент\p{L}*|внутри|в (?:границ\p{L}*|состав\p{L}*|зоне|парке)|на территории)(?!\p{L})/u,
    means: true,
    example: 'в границах КРТ',
  },
  {
    pattern: /^(?:крт|оэз|тосэр|тор|ип|индустриальн\p{L}* парк|индпарк)(?!\p{L})/u,
    means: true,
    example: 'ОЭЗ «Узловая»',
  },
];

const pond: FlagWords = [
  {
    pattern:
      /(?<!\p{L})(?:рядом|недалеко|вблизи|близ|возможе?н|планир)\p{L}*|(?<!\p{L})(?:в|до) \d|\d ?(?:м|км)(?!\p{L})/u,
    means: 'unclear',
    example: 'рядом',
  },
  {
    pattern:
      /^(?:(?:есть|сво[йеё]|собственн\p{L}*|небольшо[йе]|больш\p{L}*) )*(?:пруд|озер|рек|руч|водоем|на участке|на территории|берег)\p{L}*/u,
    means: true,
    example: 'свой пруд',
  },
];

const suit: FlagWords = [
  { pattern: /^(?:возможе?н\p{L}*|bts|btl|готовы?|рассмотр\p{L}*|built)(?!\p{L})/u, means: true, example: 'возможен' },
];

const confidential: FlagWords = [
  { pattern: /^(?:открыт|публичн|не конфиденц)\p{L}*/u, means: false, example: 'открытая' },
  { pattern: /^(?:строго )?(?:конфиденц|закрыт|confident)\p{L}*/u, means: true, example: 'конфиденциально' },
];

/** Words of flags of a plot, by flag. */
export const plotFlagWords = {
  hasDriveway: driveway,
  hasIndustrialRailway: railway,
  hasOverheadCrane: crane,
  hasBarganing: bargaining,
  hasLandLotTownPlanningPlan: plan,
  isTerritoryComplexDevelopment: territory,
  isSpecialEconomicZone: territory,
  isIndustrialPark: territory,
  hasPond: pond,
  builtToSuit: suit,
  builtToLease: suit,
  isConfidentially: confidential,
} as const;
