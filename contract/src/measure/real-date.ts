/** Whether `YYYY-MM-DD` is a day that exists. */
export function isRealDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDateTime(`${text}T00:00:00`);
}

/** Whether `YYYY-MM-DDTHH:mm:ss` is a time that exists: no 31 February, no hour 25. */
export function isRealDateTime(text: string): boolean {
  const time = Date.parse(`${text}Z`);
  // Years before 1000 and after 9999 are implausible; JavaScript turns 31.02 into March, so the result is compared with
  // the input.
  return !Number.isNaN(time) && text >= '1000' && new Date(time).toISOString().slice(0, 19) === text;
}
