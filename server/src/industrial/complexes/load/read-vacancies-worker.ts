import { readInThread } from '#loads/read-in-thread.ts';
import { vacancyReading } from './vacancy-load-fields.ts';

// Worker thread: reads vacancies with their buildings and complexes from a file.
await readInThread(vacancyReading);
