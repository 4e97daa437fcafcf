/**
 * Literal texts. They speak of a selection, because a request is created together with its selection (3§8, F-02, E-10).
 */
export const CREATED = 'Успешно создана новая подборка';
export const NOT_CREATED = 'Не удалось создать новую подборку';
export const UPDATED = 'Запрос успешно обновлен';
export const DELETED = 'Запрос успешно удален';
/** Our wording (E-10). */
export const ARCHIVED = 'Запрос успешно архивирован';
export const RESTORED = 'Запрос успешно восстановлен';
export const FAILED = 'Произошла ошибка';
