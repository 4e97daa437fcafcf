/** Calls about the text with which an employee sends links. */
export const linkMessageCalls = {
  read: { method: 'GET', path: '/api/link-message', access: 'employee' },
  set: { method: 'POST', path: '/api/link-message', access: 'employee' },
} as const;
