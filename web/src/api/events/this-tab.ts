import { v4 as uuid } from 'uuid';

/** Id of this tab for colleagues' screens, until it is closed or reloaded. */
export const thisTab: string = uuid();
