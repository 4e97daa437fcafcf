import { readInThread } from '#loads/read-in-thread.ts';
import { plotReading } from './plot-load-fields.ts';

// Worker thread: reads plots from a file.
await readInThread(plotReading);
