import { begin, type FactWords, NUMBER, words } from '#importing/sheets/facts.ts';

const railway = String.raw`(?:ж\.? ?[/-]? ?д|железнодорожн\p{L}*|жд)\.?`;
const tracks = String.raw`(?:ветк\p{L}*|тупик\p{L}*|пут\p{L}*|линия|рамп\p{L}*|подъезд\p{L}*)`;
/** A track that is only near or may be built. */
const noTrack = String.raw`(?<!(?:возможн\p{L}*|до|от|рядом(?: с)?|вблизи|около|у|соседн\p{L}*|проект\p{L}*|план\p{L}*) (?:\p{L}+ )?)`;
const trucks = String.raw`(?:фур\p{L}*|еврофур\p{L}*|грузов\p{L}*|большегруз\p{L}*|автопоезд\p{L}*|тягач\p{L}*|трак\p{L}*|trucks?|hgvs?)`;
const cars = String.raw`(?:легков\p{L}*|машин\p{L}*|автомобил\p{L}*|авто(?!\p{L})|cars?)`;
const parking = String.raw`(?:парковк\p{L}*|стоянк\p{L}*|паркинг\p{L}*|отстой\p{L}*|parking)`;
const spots = String.raw`(?:м\/м|машино-?мест\p{L}*|мест\p{L}*|spaces?)`;
/** A term on which something depends: 'каникулы — при договоре от 3 лет' is no term of the lease. */
const notOfHolidays = String.raw`(?<!(?:каникул|скидк|дисконт|льгот|бонус)\p{L}*(?: \d+ ?%)?[ :—–-]{1,4}(?:только )?(?:при|для) )`;
const ofTerms = String.raw`${begin}(?:(?:минимальн\p{L}* срок\p{L}*|мин\.? срок|срок\p{L}*|договор\p{L}*|контракт\p{L}*|аренда|сда[её]тся|сда[её]м)(?: (?:аренды|договора|найма))?[ :-]*(?:от|минимум|не менее|мин\.?|не менее чем)(?: на)?|(?:минимальн\p{L}* срок\p{L}*|мин\.? срок|минимум на|не менее чем на|на срок от|min(?:imum)? (?:lease )?term)(?: (?:аренды|договора|найма|lease))?[ :-]*(?:of )?) ?`;
const centre = String.raw`(?:от |до )?центра(?: (?:города|г\. ?\p{Lu}[\p{L}-]+|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?))?`;
const payment = String.raw`(?:депозит\p{L}*|обеспечительн\p{L}+ (?:плат[её]ж\p{L}*|взнос\p{L}*)|гарантийн\p{L}+ (?:плат[её]ж\p{L}*|взнос\p{L}*)|обеспечение|залог|deposit)`;

/** Terms of a lease and equipment that running text, comments and notes name. */
export const leaseFacts: readonly FactWords[] = [
  {
    field: 'complex.hasIndustrialRailway',
    pattern: words(
      String.raw`${begin}(?:без ${railway} ?${tracks}|(?:${railway} ?${tracks}|rail(?:way)? (?:siding|spur|access)) ?[:-]? ?(?:нет|отсутств\p{L}*|no(?!\p{L})|none)|no rail(?:way)? (?:siding|spur|access))(?!\p{L})`,
    ),
    example: 'ж/д ветки нет',
    means: 'нет',
  },
  {
    field: 'complex.hasIndustrialRailway',
    pattern: words(
      String.raw`${noTrack}${begin}(?:(?:есть |имеется |собственн\p{L}+ |сво[йяи] |действующ\p{L}+ |подъездн\p{L}+ )*${railway} ?${tracks}|подъездн\p{L}+ ${railway} ?${tracks}|rail(?:way)? (?:siding|spur|access|link))(?: на (?:территории|\d+ вагон\p{L}*))?(?! ?(?:в |на )?\d+ ?(?:км|м)(?!\p{L})| (?:рядом|возможн|вблизи|неподал))(?!\p{L})`,
    ),
    example: 'ж/д тупик на 6 вагонов',
    means: 'да',
  },
  {
    field: 'complex.truckParkingSpaces',
    pattern: words(
      String.raw`${begin}${parking}[ :-]*(?:для |под |на )?(?:${trucks}(?: (?:авто\p{L}*|транспорт\p{L}*|машин\p{L}*))?[ :,-]*(?:на )?(?<value>\d{1,3})(?: ?${spots})?)(?!\d| ?(?:м2|кв|га|сот|руб|₽|т(?!\p{L})))`,
    ),
    example: 'парковка для фур на 40 мест',
  },
  {
    field: 'complex.truckParkingSpaces',
    pattern: words(
      String.raw`${begin}${parking}[ :-]*(?:на |до |for )?(?<value>\d{1,3}) ?(?:${spots} )?(?:для |под |for )?${trucks}`,
    ),
    example: 'стоянка на 60 фур',
  },
  {
    field: 'complex.truckParkingSpaces',
    pattern: words(String.raw`${begin}(?<value>\d{1,3}) ?${spots} ?(?:для |под |for )?${trucks}`),
    example: '25 м/м для фур',
  },
  {
    field: 'complex.carParkingSpaces',
    pattern: words(
      String.raw`${begin}${parking}[ :-]*(?:на |до |for )?(?<value>\d{1,3}) ?(?:${spots} )?(?:для |под |for )?${cars}`,
    ),
    example: 'парковка на 60 легковых',
  },
  {
    field: 'complex.distanceFromCenter',
    pattern: words(String.raw`${begin}(?:до |расстояние до )${centre}[ :-]*(?<value>${NUMBER}) ?км(?!\p{L})`),
    example: 'до центра Казани 28 км',
  },
  {
    field: 'complex.distanceFromCenter',
    pattern: words(String.raw`${begin}(?:в )?(?<value>${NUMBER}) ?км\.? (?:от|до) ${centre}(?!\p{L})`),
    example: '28 км до центра города',
  },
  {
    field: 'minimalRentalPeriod',
    pattern: words(String.raw`${notOfHolidays}${ofTerms}(?<value>\d{1,2})(?: ?-?(?:ти|и))? ?(?:мес\p{L}*|months?)`),
    example: 'минимум на 11 месяцев',
  },
  {
    field: 'minimalRentalPeriod',
    pattern: words(
      String.raw`${notOfHolidays}${ofTerms}(?<value>\d{1,2})(?: ?-?(?:ти|и|х))? ?(?:лет|год\p{L}*|г(?!\p{L})|years?)`,
    ),
    example: 'договор от 3 лет',
    times: 12,
  },
  {
    field: 'securityPayment',
    pattern: words(
      String.raw`${begin}${payment}[ :-]*(?:в размере |за )?(?<value>\d(?:[.,]5)? ?(?:-?(?:х|ми|и) )?(?:мес\p{L}*|months?)|(?:один|два|три) месяц\p{L}*)`,
    ),
    example: 'депозит 1 месяц',
  },
  {
    field: 'rentalHolidays',
    pattern: words(String.raw`${begin}(?:арендн\p{L}+ )?каникул\p{L}*[ :-]*(?<value>\d(?:[.,]5)?) ?мес\p{L}*`),
    example: 'арендные каникулы 1 месяц',
  },
  {
    field: 'rentalHolidays',
    pattern: words(String.raw`${begin}(?<value>\d) ?мес\p{L}*\.? (?:арендн\p{L}+ )?каникул\p{L}*`),
    example: '2 месяца арендных каникул',
  },
  {
    field: 'isShortTermRental',
    pattern: words(
      String.raw`${begin}(?:без краткосроч\p{L}*|(?:не (?:сда[её]м|предлага\p{L}*|рассматрива\p{L}*) )(?:на |в )?краткосроч\p{L}*(?: срок\p{L}*| аренд\p{L}*)?|краткосроч\p{L}*(?: аренд\p{L}*)?,? ?(?:- ?)?(?:нет|не (?:сда|предлаг|рассматр|возмож|интерес)\p{L}*)|no short[- ]term(?: (?:lease|let|rent)\p{L}*)?)(?!\p{L})`,
    ),
    example: 'без краткосрочной аренды',
    means: 'нет',
  },
  {
    field: 'isShortTermRental',
    pattern: words(
      String.raw`${begin}(?:можно |возможн\p{L}+ |рассмотрим |доступн\p{L}+ |есть |сда[её]м )?(?:на |в )?(?:краткосроч\p{L}*(?: срок\p{L}*| аренд\p{L}*)?(?: (?:можно|возможн\p{L}+|рассмотрим))?|короткий срок|short[- ]term (?:lease|let|rent)\p{L}*(?: (?:possible|available|considered))?)(?!\p{L})`,
    ),
    example: 'можно краткосрочно',
    means: 'да',
  },
  {
    field: 'hasElevator',
    pattern: words(
      String.raw`${begin}(?:без (?:груз\p{L}*\.? )?лифт\p{L}*|(?:груз\p{L}*\.? )?лифт\p{L}*[ :-]*нет)(?!\p{L})`,
    ),
    example: 'без лифта',
    means: 'нет',
  },
  {
    field: 'hasElevator',
    pattern: words(
      String.raw`${begin}(?:есть )?(?:груз(?:ов\p{L}*)?\.? ?(?:лифт\p{L}*|подъ[её]мник\p{L}*)|лифт\p{L}* (?:груз\p{L}*|г\/п|есть)|(?:goods|freight) (?:lift|elevator)s?)(?!\p{L}| ?[:-]? ?(?:нет|не (?:раб|исправ)))`,
    ),
    example: 'груз. лифт 2 т',
    means: 'да',
  },
  {
    field: 'hasCrossDock',
    pattern: words(String.raw`${begin}(?:без кросс-? ?док\p{L}*|no cross-? ?dock\p{L}*)(?!\p{L})`),
    example: 'без кросс-дока',
    means: 'нет',
  },
  {
    field: 'hasCrossDock',
    pattern: words(String.raw`${begin}(?:кросс-? ?док\p{L}*|cross-? ?dock\p{L}*)(?! ?[:-]? ?(?:нет|возможн))`),
    example: 'cross-dock',
    means: 'да',
  },
];

/** Names of the fields that the words above name. */
export const leaseFactNames: ReadonlySet<string> = new Set(leaseFacts.flatMap(({ field }) => field ?? []));
