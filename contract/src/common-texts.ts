/** Refusal of any forbidden action (1§8). */
export const forbiddenText = 'У вас нет прав доступа на выполнение этого действия';
/** A failure without further details. */
export const unexpectedText = 'Произошла ошибка';
