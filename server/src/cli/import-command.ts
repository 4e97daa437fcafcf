import { importLandPlots } from './import-land-plots.ts';
import { importOkvedFile } from './import-okved-file.ts';
import type { Typed } from './run-command.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

export const importUsage = `Загрузка данных из файла CSV (UTF-8, через запятую, первая строка — названия столбцов).

  npm run import -- land-plots ФАЙЛ [--responsible ЛОГИН]
      Земельные участки. Уже загруженные строки не трогаются, поэтому команду можно повторять.
      --responsible  чьи это участки; без него — первый по алфавиту сотрудник

  npm run import -- okved ФАЙЛ
      Классификатор ОКВЭД 2: новые коды добавляются, прежние обновляются.`;

/** @throws {WrongUsage} when it was typed wrong; {StartRefused} when the file or the base cannot be read */
export async function importCommand({ args, signal }: Typed): Promise<void> {
  const { values, positionals } = readArguments(args, { responsible: { type: 'string' } });
  const [what, file, ...more] = positionals;
  if (what === undefined) throw new WrongUsage('Не сказано, что загружать.');
  if (what !== 'land-plots' && what !== 'okved') throw new WrongUsage(`Загружать «${what}» нельзя.`);
  if (file === undefined) throw new WrongUsage('Не указан файл.');
  if (more.length > 0) throw new WrongUsage(`Лишнее: ${more.join(' ')}`);
  if (what === 'land-plots') return importLandPlots(file, { responsible: values.responsible, signal });
  if (values.responsible !== undefined) throw new WrongUsage('У ОКВЭД нет ответственного.');
  return importOkvedFile(file);
}
