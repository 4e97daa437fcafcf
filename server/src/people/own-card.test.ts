import { getFileInfo } from '@gektar/contract/files/file-endpoints.ts';
import { getOwnCard, updateOwnCard } from '@gektar/contract/people/own-card-endpoints.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { emptyCard } from '#testing/empty-card.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { givenUpload } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const save = (body: object) => ask(app, 'POST', updateOwnCard.path, { body });

test('a card is shown to clients until its employee hides it; it is saved in one form whatever was typed', async () => {
  expect(await app.broker.call(getOwnCard)).toEqual(emptyCard);
  const saved = await app.broker.call(updateOwnCard, {
    body: {
      phone: '8-916-123-45-67',
      telegram: '@egor_stepnoy',
      whatsapp: '+7 (925) 765-43-21',
      replyHours: '  ',
      photoId: null,
      isCardShown: false,
    },
  });
  const stored = { phone: '79161234567', telegram: 'egor_stepnoy', whatsapp: '79257654321', isCardShown: false };
  expect(saved).toEqual({ ...emptyCard, ...stored });
  expect(await app.broker.call(getOwnCard)).toEqual(saved);
  const other = await app.anotherBroker();
  expect(await other.call(getOwnCard)).toEqual(emptyCard);
});

test('wrong numbers and names are refused at their fields', async () => {
  const refused = async (body: object) => refusalIn(await save({ ...emptyCard, ...body }));
  expect(await refused({ phone: '123', whatsapp: 'нет', telegram: 'Егор' })).toMatchObject({
    code: 'request.invalid',
    fields: {
      phone: 'Телефон из 11 цифр: +7 (916) 123-45-67',
      whatsapp: 'Телефон из 11 цифр: +7 (916) 123-45-67',
      telegram: 'Имя в Telegram латиницей, от 4 знаков: @egor_stepnoy',
    },
  });
  expect(await refused({ replyHours: 'ы'.repeat(61) })).toMatchObject({ fields: { replyHours: expect.any(String) } });
});

test('a photo belongs to its employee; a new one takes its place, and the former one is removed', async () => {
  const [first, second] = [await givenUpload(app), await givenUpload(app)];
  await app.broker.call(updateOwnCard, { body: { ...emptyCard, photoId: first.id } });
  expect(await app.broker.call(getFileInfo, { params: { id: first.id } })).toMatchObject({
    entityType: 'employee',
    entityId: app.broker.id,
  });
  const other = await app.anotherBroker();
  await expect(other.call(updateOwnCard, { body: { ...emptyCard, photoId: first.id } })).rejects.toMatchObject({
    code: 'file.gone',
    fields: { photoId: 'Файла больше нет. Загрузите его снова' },
  });
  expect(await other.call(getOwnCard)).toEqual(emptyCard);
  await app.broker.call(updateOwnCard, { body: { ...emptyCard, photoId: second.id } });
  await expect(app.broker.call(getFileInfo, { params: { id: first.id } })).rejects.toMatchObject({
    code: 'file.not_found',
  });
  await app.broker.call(updateOwnCard, { body: emptyCard });
  await expect(app.broker.call(getFileInfo, { params: { id: second.id } })).rejects.toMatchObject({
    code: 'file.not_found',
  });
});
