import { backupCommand, backupUsage } from './backup-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(backupUsage, backupCommand);
