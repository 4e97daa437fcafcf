import { endpoint } from '#endpoint.ts';
import { OwnCard, OwnCardDraft } from './own-card.ts';

export const getOwnCard = endpoint({
  method: 'GET',
  path: '/api/employees/current/card',
  access: 'employee',
  summary: 'Карточка сотрудника для клиентов: телефон, мессенджеры, фотография',
  output: OwnCard,
  failures: ['employee.not_found'],
});

export const updateOwnCard = endpoint({
  method: 'POST',
  path: '/api/employees/current/card',
  access: 'employee',
  summary: 'Сохранить свою карточку для клиентов; прежняя фотография удаляется',
  body: OwnCardDraft,
  output: OwnCard,
  failures: ['employee.not_found', 'file.gone'],
});
