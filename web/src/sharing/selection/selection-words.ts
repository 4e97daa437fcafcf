/** Words of toasts (3§8, E-10), said of an object. */
export const selectionWords = {
  added: 'Объект успешно добавлен',
  hidden: 'Объект успешно убран',
  addedMany: 'Успешно добавлено в подборку',
  notAdded: 'Не удалось добавить в подборку',
  cleared: 'Подборка успешно удалена',
  failed: 'Произошла ошибка',
} as const;
