export const vacancyDoubts = {
  spelling: 'Два написания, один комплекс?',
  noVat: 'Ставка без слова об НДС',
  noVatInFile: 'НДС ставок нигде не назван',
  parts: 'Площадь сложена из частей: склад и мезонин?',
  whole: 'Названа плата за весь блок, а не за м²',
  market: 'Ставка втрое отличается от остальных',
  nameFromSheet: 'Название комплекса взято с листа',
} as const;

export type Ask = (field: string, reason: string) => void;
