/** Why buttons that change a request are disabled; own wording, as drawn (B-07). */
export const NO_ACCESS = 'Изменять может ответственный, автор и сотрудники с доступом';
