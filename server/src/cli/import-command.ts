import { checkLoad } from './check-load.ts';
import { checkSheets } from './check-sheets.ts';
import { importComplexFile } from './import-complex-file.ts';
import { importLandPlots } from './import-land-plots.ts';
import { importOkvedFile } from './import-okved-file.ts';
import type { Typed } from './run-command.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

export const importUsage = `Загрузка данных из таблицы: .xlsx, .xls или CSV, как их сохраняет Excel; первая строка — названия столбцов.

  npm run import -- land-plots ФАЙЛ [--check] [--responsible ЛОГИН]
      Земельные участки; образец — docs/sample/plots.csv. Уже загруженные строки не трогаются, поэтому команду можно повторять.
      --check        сказать о каждой строке, что с ней будет, и ничего не записать
      --responsible  чьи это участки; без него — первый по алфавиту сотрудник

  npm run import -- complexes ФАЙЛ [--check] [--responsible ЛОГИН]
      Комплексы; образец — docs/sample/complexes.csv. Повторяется и проверяется так же, как участки.

  npm run import -- [land-plots|vacancies] ФАЙЛ --check --json ИТОГ
      Любая таблица участков или складов, как её прислали: что понято, что под вопросом и что не взято, записывается в файл ИТОГ.
      Без слова программа решает сама, участки это или склады. В базу не записывается ничего.
      --answers ОТВЕТЫ  со словом: учесть ответы на вопросы из файла JSON, как их принимает загрузка таблицы

  npm run import -- okved ФАЙЛ
      Классификатор ОКВЭД 2: новые коды добавляются, прежние обновляются.`;

/**
 * @throws {WrongUsage} on wrong arguments; {StartRefused} when the file or the database cannot be read, or no row was
 *   imported
 */
export async function importCommand({ args, signal }: Typed): Promise<void> {
  const { values, positionals } = readArguments(args, {
    responsible: { type: 'string' },
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    answers: { type: 'string' },
  });
  const { check: isCheck, responsible, json, answers } = values;
  if (answers !== undefined && json === undefined)
    throw new WrongUsage('Добавьте --json: ответы учитывает только проверка.');
  if (json !== undefined) {
    if (!isCheck) throw new WrongUsage('Добавьте --check: с --json таблица только проверяется.');
    return checkTyped(positionals, { json, answers });
  }
  const [what, file, ...more] = positionals;
  if (what === undefined) throw new WrongUsage('Укажите, что загружать: land-plots, complexes или okved.');
  if (what !== 'land-plots' && what !== 'complexes' && what !== 'okved') {
    throw new WrongUsage(`Укажите land-plots, complexes или okved: «${what}» загружать нельзя.`);
  }
  if (file === undefined) throw new WrongUsage('Укажите файл.');
  if (more.length > 0) throw new WrongUsage(`Уберите лишнее: ${more.join(' ')}`);
  if (what === 'land-plots') return importLandPlots(file, { responsible, isCheck, signal });
  if (what === 'complexes') return importComplexFile(file, { responsible, isCheck, signal });
  if (responsible !== undefined) throw new WrongUsage('Уберите --responsible: у ОКВЭД нет ответственного.');
  if (isCheck) throw new WrongUsage('Уберите --check: он есть только у участков и комплексов.');
  return importOkvedFile(file);
}

/** @param words the kind of object, which may be left out, and the file */
function checkTyped(
  words: readonly string[],
  { json, answers }: { json: string; answers: string | undefined },
): Promise<void> {
  const [first, second, ...more] = words;
  if (first === undefined) throw new WrongUsage('Укажите файл.');
  if (more.length > 0) throw new WrongUsage(`Уберите лишнее: ${more.join(' ')}`);
  if (second === undefined) {
    if (answers !== undefined)
      throw new WrongUsage('Укажите land-plots или vacancies: ответы даны на вопросы одного из них.');
    return checkSheets(undefined, first, json);
  }
  if (first === 'land-plots' || first === 'vacancies') {
    return answers === undefined ? checkSheets(first, second, json) : checkLoad(first, { file: second, answers, json });
  }
  throw new WrongUsage(`Укажите land-plots или vacancies: «${first}» так проверять нельзя.`);
}
