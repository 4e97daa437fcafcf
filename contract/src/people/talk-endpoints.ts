import { ById } from '#by-id.ts';
import { endpoint } from '#endpoint.ts';
import { Talk, TalkDraft, TalkEdit } from './talk.ts';

export const createTalk = endpoint({
  method: 'POST',
  path: '/api/talks',
  access: 'employee',
  summary: 'Записать разговор с компанией или человеком',
  body: TalkDraft,
  success: 201,
  output: Talk,
  failures: ['talk.changed', 'company.not_found', 'contact.not_found'],
});

export const updateTalk = endpoint({
  method: 'POST',
  path: '/api/talks/update',
  access: 'employee',
  summary: 'Изменить свой разговор; устаревшее состояние не принимается',
  body: TalkEdit,
  output: Talk,
  failures: ['talk.not_found', 'talk.changed', 'access.forbidden'],
});

export const deleteTalk = endpoint({
  method: 'DELETE',
  path: '/api/talks/{id}',
  access: 'employee',
  summary: 'Удалить свой разговор; сутки его можно вернуть',
  params: ById,
  output: ById,
  failures: ['talk.not_found', 'access.forbidden'],
});

export const restoreTalk = endpoint({
  method: 'POST',
  path: '/api/talks/{id}/restore',
  access: 'employee',
  summary: 'Вернуть удалённый разговор',
  params: ById,
  output: Talk,
  failures: ['talk.not_found', 'access.forbidden'],
});
