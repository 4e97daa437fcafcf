import * as z from 'zod';
import { fieldMessage } from './field-message.ts';

/**
 * Sets Russian messages for every schema of this process; called once at the start of the server, in the browser before
 * the first check of entered values.
 */
export function speakRussian(): void {
  z.config({ customError: fieldMessage });
}
