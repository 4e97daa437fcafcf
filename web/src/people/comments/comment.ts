/** A comment of an employee on an entity of either domain. */
export interface EmployeeComment {
  readonly id: string;
  readonly text: string;
  readonly employeeId: string;
  readonly dateTimeCreated: string;
}

/** Calls for the comments of one entity; each updates the list on the page. */
export interface CommentCalls {
  readonly add: (text: string) => Promise<void>;
  readonly save: (id: string, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** Maximum length of a comment on the server (characters, A-16). */
export const LONGEST_COMMENT = 10_000;
