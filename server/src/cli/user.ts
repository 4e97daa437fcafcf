import { runCommand } from './run-command.ts';
import { userCommand, userUsage } from './user-command.ts';

await runCommand(userUsage, userCommand);
