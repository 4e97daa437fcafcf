import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { OptionList } from '#form/field/option-list.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { deleteQuestion, leaveQuestion } from '#ui/dialog/question.ts';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { Box } from '#ui/layout/box.ts';
import { Card } from '#ui/layout/card.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { showError, showSuccess, showWarning } from '#ui/toast/toast.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadingOverlay } from '#ui/waiting/loading-overlay.tsx';
import { FormSkeleton, TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './components.module.css';
import { Example, Row } from './example.tsx';
import { highways, typeColours } from './samples.ts';

const Calendar = lazyPart(() => import('#form/field/calendar.tsx'));
const RangeCalendar = lazyPart(async () => ({ default: (await import('#form/field/calendar.tsx')).RangeCalendar }));
const nothing = () => undefined;

function showThree() {
  showSuccess('Объект успешно архивирован', undefined, { label: 'Вернуть', run: nothing });
  showWarning(
    'Заполните обязательные поля',
    'Для сохранения формы необходимо заполнить обязательные поля во всех разделах',
  );
  showError('Не удалось загрузить данные', undefined, { label: 'Повторить', run: nothing });
}

/** `#toasts`, `#confirm`, `#dialog` or `#drawer` in the URL opens that component at once, for screenshots. */
export function FloatingComponents() {
  const [opened, setOpened] = useState<'dialog' | 'drawer'>();
  const [days, setDays] = useState<[string | null, string | null]>(['2026-11-12', '2026-11-26']);
  const [day, setDay] = useState<string | null>('2026-11-20');
  const [chosen, setChosen] = useState([2, 4]);
  useEffect(() => {
    const asked = location.hash.slice(1);
    if (asked === 'toasts') showThree();
    if (asked === 'confirm') void confirm(deleteQuestion);
    if (asked === 'dialog' || asked === 'drawer') setOpened(asked);
  }, []);
  return (
    <>
      <Example name="Календарь, диапазон" columns={3}>
        <div className={classes.pop}>
          <Suspense>
            <RangeCalendar value={days} onChange={setDays} />
          </Suspense>
        </div>
      </Example>
      <Example name="Календарь, день" columns={3}>
        <div className={classes.pop}>
          <Suspense>
            <Calendar value={day} onChange={setDay} />
          </Suspense>
        </div>
      </Example>
      <Example name="Список выбора" columns={3}>
        <div className={classes.pop}>
          <OptionList aria-label="Шоссе" options={highways} value={chosen} onChange={setChosen} />
        </div>
      </Example>
      <Example name="Поверх страницы" columns={3}>
        <Row>
          <Button onClick={showThree}>Уведомления</Button>
          <Button onClick={() => void confirm(deleteQuestion)}>Удаление</Button>
          <Button onClick={() => void confirm(leaveQuestion)}>Уход</Button>
          <Button onClick={() => setOpened('dialog')}>Окно</Button>
          <Button onClick={() => setOpened('drawer')}>Боковая панель</Button>
        </Row>
        <Row>
          <Spinner />
        </Row>
        <Box pos="relative" h={120}>
          Под завесой
          <LoadingOverlay visible />
        </Box>
      </Example>
      <Dialog
        opened={opened === 'dialog'}
        onClose={() => setOpened(undefined)}
        title="Заголовок"
        footerStart={<Button variant="danger">Удалить</Button>}
        footer={
          <>
            <Button onClick={() => setOpened(undefined)}>Отмена</Button>
            <Button variant="filled">Создать</Button>
          </>
        }
      >
        {Array.from({ length: 24 }, (_, index) => (
          <p key={String(index)}>Строка {index + 1}: середина окна прокручивается, кнопки остаются на месте.</p>
        ))}
      </Dialog>
      <SideDrawer
        opened={opened === 'drawer'}
        onClose={() => setOpened(undefined)}
        title="Новый контакт"
        onSave={nothing}
        footerEnd={<LinkButton>Сбросить</LinkButton>}
      >
        <TextField label="Фамилия" required value="Лугова" onChange={nothing} />
        <br />
        <TextField label="Имя" required value="" error="Обязательное поле" onChange={nothing} />
      </SideDrawer>
    </>
  );
}

export function StateComponents() {
  return (
    <>
      <Example name="Ничего не найдено" columns={4}>
        <Card as="section" h={332} overflow="hidden">
          <EmptyState
            title="Участков с такими условиями нет"
            caption="Уберите часть фильтров или расширьте площадь."
            action={{ label: 'Сбросить фильтры', onClick: nothing }}
          />
        </Card>
      </Example>
      <Example name="Ещё ничего нет" columns={4}>
        <Card as="section" h={332} overflow="hidden">
          <EmptyState
            picture="blank"
            title="Здесь пока нет объектов"
            caption="Загрузите участки из файла или добавьте первый."
            action={{ label: 'Добавить объект', onClick: nothing }}
          />
        </Card>
      </Example>
      <Example name="Не загрузилось" columns={4}>
        <Card as="section" h={332} overflow="hidden">
          <FailedState onRetry={nothing} />
        </Card>
      </Example>
      <Example name="Ожидание: карточки" columns={4}>
        <Card as="section" h={332} overflow="hidden">
          <CardSkeleton />
        </Card>
      </Example>
      <Example name="Ожидание: таблица" columns={4}>
        <Card as="section" h={332} overflow="hidden">
          <TableSkeleton rows={8} columns={4} />
        </Card>
      </Example>
      <Example name="Ожидание: форма" columns={4}>
        <FormSkeleton fields={6} />
      </Example>
      <Example name="Цвета типов: 19" columns={12}>
        <div className={classes.colours}>
          {typeColours.map((name) => (
            <span key={name}>
              <div className={classes.colour} style={{ background: `var(--type-${name})` }} />
              {name}
            </span>
          ))}
        </div>
      </Example>
    </>
  );
}
