import { forbiddenText, unexpectedText } from './common-texts.ts';
import type { FailureCode } from './failure.ts';

/**
 * The Russian text of every refusal; a code without a text does not compile. Literal texts keep the spelling of the
 * specification (1§8, K-10); the others are our own wording.
 */
export const failureTexts = {
  'request.invalid': 'Проверьте введённые данные',
  'request.unreadable': 'Запрос не удалось прочитать',
  'request.too_large': 'Слишком большой запрос',
  'request.unsupported_type': 'Неподдерживаемый тип данных',
  'request.too_many': 'Слишком много попыток. Подождите немного и повторите',
  'route.not_found': 'Такого адреса нет',
  'database.away': 'База данных временно недоступна. Повторите через несколько секунд',
  'server.busy': 'Сервер перегружен. Повторите через несколько секунд',
  'storage.full': 'На диске сервера нет места, ничего не сохранено. Сообщите администратору',
  unexpected: unexpectedText,

  'auth.required': 'Требуется вход в систему',
  'auth.wrong_credentials': 'Неверный логин или пароль',
  'auth.refresh_void': 'Сеанс завершён, войдите снова',
  'auth.blocked': 'Вход закрыт. Обратитесь к администратору',
  'auth.too_many_tries': 'Слишком много попыток входа. Повторите через минуту',
  'access.forbidden': forbiddenText,
  'employee.not_found': 'Сотрудник не найден',
  'company.not_found': 'Компания не найдена',
  'contact.not_found': 'Контакт не найден',
  // Literal text of the search (1§8).
  'crm.away': 'Не удалось загрузить данные',
  'crm.absent': 'Подключения к CRM нет',
  'customer.not_own': 'Эта запись из CRM, связать можно только свою',
  'customer.linked': 'Запись уже связана с другой записью CRM',
  'customer.not_in_crm': 'Выберите запись из CRM',

  'region.not_found': 'Не удалось получить адрес',
  'city.not_found': 'Не удалось получить адрес',
  'address.not_found': 'Не удалось получить адрес',
  'okved.not_found': 'Код ОКВЭД не найден',
  'sector.not_found': 'Сектор не найден',
  'industry.not_found': 'Отрасль не найдена',

  'dictionary_value.not_found': 'Нет данных',
  'dictionary_value.in_use': 'Значение уже используется,поэтому оно не может быть удаленно.',
  // The same text as above: highways always count as in use (M-40).
  'dictionary_value.undeletable': 'Значение уже используется,поэтому оно не может быть удаленно.',
  'dictionary_value.changed': 'Значение изменено другим сотрудником',
  'dictionary_value.bits_used_up': 'Больше типов запроса добавить нельзя',

  'file.refused': 'Не удалось загрузить файл',
  'file.too_large': 'Не удалось загрузить файл',
  'file.gone': 'Файла больше нет. Загрузите его снова',
  'file.not_found': 'Не удалось загрузить файл',
  'file.attached': 'Файл прикреплён. Уберите его там, где он нужен, и сохраните',

  'property.not_found': 'Нет данных',
  'property.changed': 'Объект изменён другим сотрудником',
  'property.too_many': 'Сразу можно выбрать не больше 20 000 объектов: уточните фильтр',
  'property.unknown_reference': 'Выбранного значения больше нет в справочнике',
  'cadastral_number.taken': 'Кадастровый номер уже используется',
  'favorite.not_found': 'Нет данных',
  'favorite.changed': 'Запись избранного изменена в другом окне',
  'comment.not_found': 'Комментарий не найден',

  'land_contact.not_found': 'Контакт не найден',
  'land_contact.in_use': 'Значение уже используется,поэтому оно не может быть удаленно.',
  'land_contact.changed': 'Контакт изменён другим сотрудником',

  'land_request.not_found': 'Нет данных',
  'land_request.changed': 'Запрос изменён другим сотрудником',
  'land_request.unknown_reference': 'Выбранного значения больше нет в справочнике',
  'selection.not_found': 'Нет данных',
  'selection.full': 'В подборке уже 1000 объектов. Больше в одну подборку не помещается',
  'selection_item.not_found': 'Объекта уже нет в подборке',
  'selection_item.changed': 'Строка подборки изменена другим сотрудником',

  'link.not_found': 'Ссылки ещё нет',
  'link.past_date': 'Необходимо обновить дату, ссылка не валидная',
  'link.invalid': 'Ссылка недействительна',
  'link.code_missing': 'Введите код доступа',
  'link.code_wrong': 'Неправильный код доступа',
  'link.too_many_tries': 'Слишком много попыток. Повторите через 15 минут',

  'operation.not_found': 'Действие не найдено',
  'operation.id_taken': 'Это действие уже записано с другими данными',
  'operation.running': 'Действие ещё идёт. Остановите его или подождите',
  'operation.too_many': 'Больше 20 000 записей за раз не меняется. Уточните фильтр',

  'view.not_found': 'Вид не найден',
  'view.changed': 'Вид изменён в другом окне',
  'view.name_taken': 'Вид с таким названием уже есть',
  'view.too_many': 'Больше 100 видов в одном списке сохранить нельзя',

  'trash.not_found': 'Этого уже нет в корзине',
  'trash.number_taken': 'Кадастровый номер уже занят другим объектом',
  'trash.parent_gone': 'Сначала восстановите то, к чему это относилось',
  'trash.value_gone': 'Обязательного значения больше нет в справочнике',
  'trash.already_there': 'Такая запись уже есть: восстановить вторую нельзя',
  'trash.id_taken': 'Эта запись лежит в корзине. Восстановите её там или создайте другую',
  'trash.conflict': 'Восстановить не удалось: данные за это время изменились. Повторите попытку',

  'complex.not_found': 'Нет данных',
  'complex.changed': 'Комплекс изменён другим сотрудником',
  'complex.unknown_reference': 'Выбранного значения больше нет в справочнике',
  // Literal texts of blocked adding (2§2).
  'complex.archived': 'Комплекс находится в архиве, невозможно добавить новый объект',
  'complex.restore_first': 'Комплекс находится в архиве, сначала восстановите его',
  'building.not_found': 'Нет данных',
  'building.changed': 'Здание изменено другим сотрудником',
  'building.unknown_reference': 'Выбранного значения больше нет в справочнике',
  'building.archived': 'Здание находится в архиве, невозможно добавить новый объект',
  'vacancy.not_found': 'Нет данных',
  'vacancy.changed': 'Вакансия изменена другим сотрудником',
  'vacancy.unknown_reference': 'Выбранного значения больше нет в справочнике',
  'vacancy.archived': 'Вакансия находится в архиве, сначала восстановите её',
  'vacancy.closed': 'Вакансия уже закрыта',
  'vacancy.status_by_deal': 'Статус «Закрыта» ставит и снимает только сделка',
  'deal.not_found': 'Нет данных',
  'deal.changed': 'Сделка изменена другим сотрудником',
  'deal.unknown_reference': 'Выбранного значения больше нет в справочнике',
  'deal.type_not_offered': 'У вакансии нет такого типа',
  'deal.part_too_large': 'Закрываемая часть больше свободной площади',
  'contact_link.not_found': 'Контакт не найден',
  'operator_link.not_found': 'Оператор не найден',

  'industrial_request.not_found': 'Нет данных',
  'industrial_request.changed': 'Запрос изменён другим сотрудником',
  'industrial_request.unknown_reference': 'Выбранного значения больше нет в справочнике',
} as const satisfies Record<FailureCode, string>;
