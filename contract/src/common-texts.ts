/** A forbidden action, whoever forbids it (1§8). */
export const forbiddenText = 'У вас нет прав доступа на выполнение этого действия';
/** A failure of which nothing more is known. */
export const unexpectedText = 'Произошла ошибка';
