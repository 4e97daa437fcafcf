import { fold } from '#importing/sheets/fold.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { utilityNames } from './plot-sheet-words.ts';

/** 'Технические условия подключения:', 'ТУ:', 'Возможность подключения к сетям:' before a list of utilities. */
const HEAD_OF_CONDITIONS =
  /(?<!\p{L})(?:тех\p{L}*\.? ?услови\p{L}*|ту|(?:тех\p{L}*\.? )?возможност\p{L}* (?:\p{L}+ )?(?:подключ|присоедин)\p{L}*|(?:сведения|информация) о (?:\p{L}+ ){0,2}(?:возможност|услови|подключ|присоедин)\p{L}*)[^:.;|\n]{0,90}:/giu;
/** All utilities of a list at once: 'все коммуникации по границе: свет, вода, газ'. */
const HEAD_OF_ALL =
  /(?<!\p{L})(?:все )?(?:(?:центральные )?коммуникации|сети)[ -]*(?:проходят |находятся |есть |идут )?(?:по границ\p{L}*|на границ\p{L}*|рядом|вдоль (?:дороги|участка|границ\p{L}*)|по улице|в \d+ ?м\p{L}*|возможн\p{L}*)[^:.;|\n]{0,40}:/giu;
/** Words of what could be connected in a sentence about a utility. */
const COULD_BE =
  /(?<!\p{L})(?:возможн\p{L}*|ту|тех\p{L}*\.? ?услови\p{L}*|можно|планир\p{L}*|подлежит|предельн\p{L}*|есть ту|подвести|рядом|вблизи|поблизости|по границе|вдоль|по улице|в \d+ ?(?:м|км))(?!\p{L})/u;
/** Words of a connection that is there, whatever else could be. */
const CONNECTED =
  /(?<!\p{L})(?:(?<!не )(?:подключ|завед|подвед|провед|присоедин)[её]н(?:[оаы]|н\p{L}{2})?|на участке|в доме|сво[яйеё]|действующ\p{L}*|введ[её]н\p{L}*)(?!\p{L})/u;
const ABSENT = /(?<!\p{L})(?:отсутств\p{L}*|нет)(?!\p{L})/u;
/** Ends of a sentence, but not of 'куб. м', 'кв. м', 'тыс. руб.'. */
const SENTENCES = /(?<=\p{L}{4}|\d|\))\.\s+(?=\p{L})|[\n|]/u;
/** Ends of what is said of one utility; 'газ по границе эл-во 150 кВт' has no comma, 'ТУ на свет' is one. */
const CLAUSES =
  /[;]|,(?=\s*\p{L})|(?<!(?<!\p{L})(?:на|к|ко|по|и|от|с|есть|ту|без|нет|сет\p{L}*|\p{L}*ени[еяю]|\p{L}*можн\p{L}*|подвести|провести|завести|центральн\p{L}*))\s(?=(?:газ|эл-?во|электр\p{L}*|эл\.|свет|вода|водоснабж\p{L}*|канализ\p{L}*|водоотвед\p{L}*|стоки)(?!\p{L}))/iu;
/** 'к электрическим сетям', 'сети водоснабжения': other names of utilities within a sentence. */
const names: readonly (readonly [field: string, name: RegExp])[] = [
  ['gasSupply', /(?<!\p{L})газ(?:оснабж\p{L}*|ов\p{L}*|ораспред\p{L}*|[ауе]|ом)?(?!\p{L})/u],
  ['electricitySupply', /(?<!\p{L})(?:эл(?:ектр\p{L}*|-?в[оау])?|э\/э|ээ|энергоснабж\p{L}*|свет[ау]?)(?!\p{L})/u],
  ['waterSupply', /(?<!\p{L})(?:вод(?:а|ы|у|е|ой|оснабж\p{L}*|опровод\p{L}*)|хвс)(?!\p{L})/u],
  ['sewerage', /(?<!\p{L})(?:канализ\p{L}*|водоотвед\p{L}*|стоки)(?!\p{L})/u],
  ['heatSupply', /(?<!\p{L})(?:теплоснабж\p{L}*|отоплени\p{L}*|тепл[оау])(?!\p{L})/u],
];

/** Whether a text names a utility. */
function isAbout(text: string, field: string): boolean {
  const own = utilityNames.find(({ means }) => means === field);
  return own?.pattern.test(text) === true || names.some(([name, pattern]) => name === field && pattern.test(text));
}

/** Long texts of a row, and the row itself where it is a message. */
function textsOf({ remarks, text, isApart, columns, values }: RowReading): string[] {
  if (isApart || columns.length === 0) return [text];
  return [...remarks.map((remark) => remark.replace(/^[^:]{1,60}: /u, '')), values.get('utilities')?.raw ?? ''];
}

/** What a text says of a utility: clauses with the words of their sentence that are about all of it. */
function clausesAbout(text: string, field: string): { said: string; isPlanned: boolean }[] {
  return text.split(SENTENCES).flatMap((sentence) => {
    const heads = [...sentence.matchAll(HEAD_OF_CONDITIONS), ...sentence.matchAll(HEAD_OF_ALL)];
    const [head] = heads;
    const begin = head ? head.index + head[0].length : sentence.length;
    const of = (part: string, isPlanned: boolean) =>
      part.split(CLAUSES).flatMap((clause) => {
        const said = fold(clause);
        return isAbout(said, field) ? [{ said, isPlanned }] : [];
      });
    return [...of(sentence.slice(0, head?.index ?? begin), false), ...of(sentence.slice(begin), true)];
  });
}

/** 'Имеется техническая возможность подключения к сетям газоснабжения', 'присоединение к электросетям возможно'. */
const OFFERED =
  /(?<!\p{L})(?:(?:имеется|есть|предусмотрена) (?:тех\p{L}*\.? )?возможност\p{L}* (?:\p{L}+ )?(?:подключ|присоедин)|(?:подключ|присоедин)ени\p{L}* (?:\p{L}+ ){0,4}возможно(?!\p{L})|возможност\p{L}* (?:\p{L}+ )?(?:подключ|присоедин)\p{L}* (?:\p{L}+ ){0,4}(?:имеется|есть|предусмотр))/u;

function isOffered(text: string, field: string): boolean {
  return text.split(SENTENCES).some((sentence) => {
    const said = fold(sentence);
    return OFFERED.test(said) && !ABSENT.test(said) && !/(?<!\p{L})не(?!\p{L})/u.test(said) && isAbout(said, field);
  });
}

/**
 * Connections of running text that are possibilities: 'Технические условия подключения: электроснабжение – 15 кВт',
 * 'подключение к сетям водоснабжения возможно'.
 */
export function markPossible(values: Map<string, CellReading>, row: RowReading): void {
  const texts = textsOf(row);
  for (const [field] of names) {
    const reading = values.get(field);
    const utility = reading?.value as { type?: number } | null | undefined;
    const hasColumn = !row.isApart && row.columns.some((column) => column.field?.name === field);
    if (hasColumn) continue;
    if ((reading?.raw ?? '') === '' && texts.some((text) => isOffered(text, field))) {
      values.set(field, { raw: field, value: { type: 1, value: null, from: null, to: null } });
      continue;
    }
    if (!reading || utility?.type !== 2) continue;
    const about = texts.flatMap((text) => clausesAbout(text, field));
    const isThere = about.some(({ said, isPlanned }) => (!isPlanned && !COULD_BE.test(said)) || CONNECTED.test(said));
    if (about.length === 0 || isThere) continue;
    const isAbsent = about.every(({ said, isPlanned }) => !isPlanned && ABSENT.test(said) && !COULD_BE.test(said));
    values.set(field, { ...reading, value: isAbsent ? null : { ...utility, type: 1 } });
  }
}
