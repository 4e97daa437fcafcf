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
  });
  const [what, file, ...more] = positionals;
  const { check: isCheck, responsible } = values;
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
