export const fileFailures = {
  'file.refused': 400,
  'file.too_large': 413,
  'file.gone': 400,
  'file.not_found': 404,
  'file.attached': 409,
} as const;
