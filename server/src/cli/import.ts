import { importCommand, importUsage } from './import-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(importUsage, importCommand);
