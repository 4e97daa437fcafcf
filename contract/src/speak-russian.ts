import * as z from 'zod';
import { fieldMessage } from './field-message.ts';

/**
 * Sets Russian messages for all schemas of this process; called once at the start of the server, and in the browser
 * before entered values are first checked.
 */
export function speakRussian(): void {
  z.config({ customError: fieldMessage });
}
