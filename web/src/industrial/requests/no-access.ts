/** Why buttons that change a request are disabled; wording of the design, not of the specification (B-07). */
export const NO_ACCESS = 'Изменять может ответственный, автор и сотрудники с доступом';
