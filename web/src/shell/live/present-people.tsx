import { useRouterState } from '@tanstack/react-router';
import { type PresentPerson, usePeopleAt } from '#api/events/presence.ts';
import { useShownPresence } from '#api/events/shown-presence.ts';
import { Avatar } from '#ui/component/avatar.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { type OpenObject, openObjectOf } from './present-at.ts';
import classes from './present-people.module.css';

/** Number of avatars before '+2'. */
const MOST_AVATARS = 3;

/** Shows which colleagues have the object of this page open, and shows them that it is open here. */
export function PresentPeople() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const open = openObjectOf(pathname);
  return open && <AtObject key={open.at.id} open={open} />;
}

function AtObject({ open }: { open: OpenObject }) {
  useShownPresence(open.at, open.isEditing);
  const people = usePeopleAt(open.at.id);
  if (people.length === 0) return null;
  const text = presenceText(people);
  return (
    <Row as="span" gap={6} ms="auto" flex="none" className={classes.people} role="status" title={text}>
      {people.slice(0, MOST_AVATARS).map(({ employeeId, name, isEditing }) => (
        <Avatar key={employeeId} name={name} isSmall isEditing={isEditing} />
      ))}
      {people.length > MOST_AVATARS && <span aria-hidden>+{people.length - MOST_AVATARS}</span>}
      <Text as="span" size={12} c="mute" className={classes.text}>
        {text}
      </Text>
    </Row>
  );
}

/** 'Марк правит, Ида смотрит'; namesakes with their last names. */
export function presenceText(people: readonly PresentPerson[]): string {
  const firstNames = people.map(({ name }) => name.split(' ')[0] ?? '');
  return people
    .map(({ name, isEditing }, at) => {
      const first = firstNames[at];
      const isNamesake = firstNames.filter((one) => one === first).length > 1;
      return `${isNamesake ? name : first} ${isEditing ? 'правит' : 'смотрит'}`;
    })
    .join(', ');
}
