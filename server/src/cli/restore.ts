import { restoreCommand, restoreUsage } from './restore-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(restoreUsage, restoreCommand);
