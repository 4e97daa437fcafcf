export const linkFailures = {
  'link.not_found': 404,
  'link.past_date': 400,
  'link.too_many': 409,
  'link.id_taken': 409,
  // Checked and reported to clients in this order (G-01): the link first, then the code.
  'link.invalid': 403,
  'link.code_missing': 400,
  'link.code_wrong': 401,
  'link.too_many_tries': 400,
  'link.too_many_answers': 429,
  'link.no_answers': 403,
  'client_answer.not_found': 404,
} as const;
