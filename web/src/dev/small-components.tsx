import { Button, Checkbox } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconArchive,
  IconBolt,
  IconCircleCheck,
  IconClipboard,
  IconDots,
  IconDroplet,
  IconFlame,
  IconLock,
  IconPencil,
  IconPipeline,
  IconStar,
  IconTemperature,
  IconTrash,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { TriState } from '#form/field/choice-field.tsx';
import { OptionList } from '#form/field/option-list.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { Avatar } from '#ui/component/avatar.tsx';
import { FilterBar, FilterButton, FilterChip, ToggleChip } from '#ui/component/filter-chip.tsx';
import { KeyValue, KeyValues } from '#ui/component/key-values.tsx';
import { Mark, MarkRow } from '#ui/component/mark.tsx';
import { OverdueDate, OverdueTag } from '#ui/component/overdue.tsx';
import { SelectionAction, SelectionBar } from '#ui/component/selection-bar.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { TypeSwatch } from '#ui/component/type-swatch.tsx';
import { icon14, icon16, icon18 } from '#ui/icon.ts';
import { Card } from '#ui/layout/card.ts';
import { Figures } from '#ui/layout/figures.tsx';
import { Row as Beside } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Logo } from '#ui/logo.tsx';
import { Segmented } from '#ui/menu/segmented.tsx';
import { SegmentedLinks } from '#ui/menu/segmented-links.tsx';
import { type ListView, ViewSwitch } from '#ui/menu/view-switch.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import classes from './components.module.css';
import { Example, Row } from './example.tsx';
import { highways } from './samples.ts';

const nothing = () => undefined;

export function ButtonComponents() {
  const [view, setView] = useState<ListView>('table');
  return (
    <Example name="Кнопки" columns={4}>
      <Row>
        <Button variant="filled">Сохранить</Button>
        <Button variant="filled" loading>
          Сохранить
        </Button>
        <Button variant="filled" disabled>
          Сохранить
        </Button>
        <Button variant="filled" size="sm">
          Сохранить
        </Button>
      </Row>
      <Row>
        <Button leftSection={<IconPencil {...icon16} />}>Изменить</Button>
        <Button variant="subtle">Отменить</Button>
        <Button variant="danger" leftSection={<IconTrash {...icon16} />}>
          Удалить
        </Button>
        <IconButton label="Ещё" icon={<IconDots {...icon16} />} />
        <IconButton label="В избранное" variant="subtle" icon={<IconStar {...icon18} />} />
        <IconButton label="Недоступно" disabled icon={<IconStar {...icon16} />} />
      </Row>
      <Row>
        <ViewSwitch value={view} onChange={setView} views={['table', 'list', 'grid', 'map']} />
        <LinkButton>Сбросить</LinkButton>
        <Button variant="danger-filled">Удалить</Button>
      </Row>
    </Example>
  );
}

export function FilterComponents() {
  const [chosen, setChosen] = useState<number[]>([]);
  return (
    <Example name="Фильтры и метки" columns={4}>
      <Row>
        <FilterBar
          set={
            <FilterChip label="Площадь" value="от 1 до 12 га" onClear={nothing}>
              <span>Здесь поля условия</span>
            </FilterChip>
          }
          offered={
            <>
              <FilterChip label="Шоссе">
                <OptionList aria-label="Шоссе" options={highways} value={chosen} onChange={setChosen} />
              </FilterChip>
              <ToggleChip label="Без ставки" isOn onPress={nothing} />
              <ToggleChip label="Без фото" isOn={false} onPress={nothing} />
            </>
          }
          more={
            <FilterButton icon={<IconAdjustmentsHorizontal {...icon14} />} onClick={nothing}>
              Все фильтры
            </FilterButton>
          }
          onReset={nothing}
        />
      </Row>
      <Row>
        <SegmentedLinks
          label="Списки"
          links={[
            { title: 'Детали', link: linkOptions({ to: '/dev/components' }) },
            { title: 'О системе', link: linkOptions({ to: '/about' }) },
          ]}
        />
      </Row>
      <Row>
        <Tag tone="ok" icon={<IconCircleCheck {...icon14} />}>
          Проверен
        </Tag>
        <OverdueTag term="2026-11-01T00:00:00" now="2026-11-20" />
        <Tag tone="danger">Срок истёк</Tag>
        <Tag icon={<IconLock {...icon14} />}>Конфиденциальный</Tag>
        <Tag tone="line">В архиве</Tag>
        <Tag tone="accent">Открыт</Tag>
        <OverdueDate date="2026-10-02T00:00:00" isOverdue />
      </Row>
      <Row>
        <TypeSwatch colour="var(--type-blue)" label="Под склад" />
        <TypeSwatch colour="var(--type-emerald)" label="Рекреация" />
        <TypeSwatch colour="var(--type-emerald)" label="Отключён" isOff />
        <MarkRow>
          <Mark kind="full" icon={<IconFlame {...icon14} />} label="Газ: тех. присоединение" />
          <Mark kind="full" icon={<IconBolt {...icon14} />} label="Электричество: тех. присоединение" />
          <Mark kind="partial" icon={<IconDroplet {...icon14} />} label="Водоснабжение: тех. условия" />
          <Mark kind="none" icon={<IconPipeline {...icon14} />} label="Водоотведение: нет" />
          <Mark kind="none" icon={<IconTemperature {...icon14} />} label="Теплоснабжение: нет" />
        </MarkRow>
      </Row>
    </Example>
  );
}

export function ChoiceComponents() {
  const [isYes, setYes] = useState<boolean | null>(true);
  const [state, setState] = useState('active');
  return (
    <Example name="Выбор" columns={4}>
      <Row isWide>
        <Checkbox label="Нет" />
        <Checkbox label="Да" defaultChecked />
        <Checkbox label="Часть" indeterminate readOnly />
        <Checkbox label="Недоступно" disabled />
      </Row>
      <Row>
        <TriState label="Подъезд" value={isYes} onChange={setYes} />
        <Segmented
          aria-label="Состояние"
          value={state}
          onChange={setState}
          options={[
            { value: 'active', label: 'Активные' },
            { value: 'archived', label: 'В архиве' },
            { value: 'all', label: 'Все' },
          ]}
        />
      </Row>
      <ProgressBar label="Экспорт в XLS" done={640} total={1000} onCancel={nothing} />
    </Example>
  );
}

export function TextComponents() {
  return (
    <>
      <Example name="Пары" columns={4}>
        <KeyValues>
          <KeyValue label="Категория">Земли промышленности и иного спецназначения</KeyValue>
          <KeyValue label="Лучшее использование">Производство, склад, логистика</KeyValue>
          <KeyValue label="Кто рекомендовал" />
        </KeyValues>
      </Example>
      <Example name="Люди, ссылки, путь" columns={4}>
        <Row>
          <Avatar name="Анна Лугова" />
          <Avatar name="Егор Степной" isSmall />
          <PhoneLink phone="89000000000" />
          <span className="num">55.682410, 37.104218</span>
          <CopyButton text="55.682410, 37.104218" label="Скопировать координаты" />
        </Row>
        <Row>
          <Breadcrumbs
            crumbs={[
              { label: 'Земля', to: '/land' },
              { label: 'Объекты', to: '/land/property' },
              { label: '50:20:0010203:145' },
            ]}
            link={(to, content, label) => (
              <a key={to} href={to} aria-label={label}>
                {content}
              </a>
            )}
          />
        </Row>
      </Example>
      <Example name="Знак" columns={4}>
        <div className={classes.bar}>
          <Logo name="Гектар" />
        </div>
      </Example>
      <Example name="Выбранное" columns={12}>
        <SelectionBar title="Выбрано 3 объекта" details="51,72 га · 1 398 000 000,00 руб." onClear={nothing}>
          <SelectionAction isMain icon={<IconClipboard {...icon16} />} onClick={nothing}>
            В подборку
          </SelectionAction>
          <SelectionAction icon={<IconStar {...icon16} />} onClick={nothing}>
            В избранное
          </SelectionAction>
          <SelectionAction icon={<IconArchive {...icon16} />} onClick={nothing}>
            Архивировать
          </SelectionAction>
        </SelectionBar>
        <SelectionBar title="Выбрано 2 128 объектов" onClear={nothing}>
          <ProgressBar label="Архивирование" done={1400} total={2128} onCancel={nothing} />
        </SelectionBar>
      </Example>
    </>
  );
}

/** Layout components, which need no stylesheet: `ui/layout/`. */
export function LayoutComponents() {
  return (
    <>
      <Example name="Row, Stack, Card" columns={4}>
        <Card p="10px 14px">
          <Stack gap={8}>
            <Beside justify="space-between" gap={12}>
              <span>Row: рядом, по середине</span>
              <Tag>gap 12</Tag>
            </Beside>
            <Beside bdt="line" wrap="wrap" gap="4px 12px" p="8px 0 0">
              <Tag>bdt</Tag>
              <Tag>wrap</Tag>
              <Text as="span" c="mute" ms="auto">
                ms="auto"
              </Text>
            </Beside>
          </Stack>
        </Card>
      </Example>
      <Example name="Text" columns={4}>
        <Stack gap={4}>
          <Text size={13} fw={500}>
            13, medium
          </Text>
          <Text size={12} c="soft">
            12, soft
          </Text>
          <Text size={12} c="mute" tabular>
            12, mute, 24.11.2026
          </Text>
          <Text truncate as="p">
            truncate: одна строка, которая обрывается многоточием там, где кончается место
          </Text>
        </Stack>
      </Example>
      <Example name="Figures" columns={4}>
        <Figures
          isSmall
          figures={[
            { label: 'Площадь', value: '12,50 га' },
            { label: 'От города', value: '38,30 км' },
            { label: 'Цена', value: 'По запросу', isQuiet: true },
          ]}
        />
      </Example>
    </>
  );
}
