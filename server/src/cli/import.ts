import { importLandPlots } from './import-land-plots.ts';
import { importOkvedFile } from './import-okved-file.ts';
import { runCommand } from './run-command.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

const usage = `Загрузка данных из файла CSV (UTF-8, через запятую, первая строка — названия столбцов).

  npm run import -- land-plots ФАЙЛ [--responsible ЛОГИН]
      Земельные участки. Уже загруженные строки не трогаются, поэтому команду можно повторять.
      --responsible  чьи это участки; без него — первый по алфавиту сотрудник

  npm run import -- okved ФАЙЛ
      Классификатор ОКВЭД 2: новые коды добавляются, прежние обновляются.`;

await runCommand(usage, async ({ args, signal }) => {
  const { values, positionals } = readArguments(args, { responsible: { type: 'string' } });
  const [what, file, ...more] = positionals;
  if (what === undefined) throw new WrongUsage('Не сказано, что загружать.');
  if (what !== 'land-plots' && what !== 'okved') throw new WrongUsage(`Загружать «${what}» нельзя.`);
  if (file === undefined) throw new WrongUsage('Не указан файл.');
  if (more.length > 0) throw new WrongUsage(`Лишнее: ${more.join(' ')}`);
  if (what === 'land-plots') return importLandPlots(file, { responsible: values.responsible, signal });
  if (values.responsible !== undefined) throw new WrongUsage('У ОКВЭД нет ответственного.');
  return importOkvedFile(file);
});
