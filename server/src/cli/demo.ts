import { demoLogin, demoPassword } from '#demo/demo-employees.ts';
import { isDemo } from '#demo/demo-mark.ts';
import { fillDemo } from '#demo/fill-demo.ts';
import { hasEmployees } from '#people/first-employee.ts';
import { StartRefused } from '#start-refused.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';
import { readArguments, WrongUsage } from './wrong-usage.ts';

const usage = `Заполнить новую базу демонстрационными данными.

  npm run demo`;

await runCommand(usage, async ({ args }) => {
  const { positionals } = readArguments(args, {});
  if (positionals.length > 0) throw new WrongUsage(`Лишнее: ${positionals.join(' ')}`);
  await withDatabase(async (db) => {
    // The demo password is public: it must never open a database with real work.
    if ((await hasEmployees(db)) && !(await isDemo(db))) {
      throw new StartRefused('В базе уже есть сотрудники: демонстрационные данные нужны только новой базе.');
    }
    await fillDemo(db);
  });
  process.stdout.write(`База заполнена. Вход: ${demoLogin} / ${demoPassword}\n`);
});
