import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { icon14 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import { editAddresses, UNSAVED } from './edit-addresses.ts';
import classes from './unsaved-tree.module.css';

const steps = [
  { to: editAddresses.newComplex, title: 'Новый комплекс', add: 'Новый комплекс' },
  { to: editAddresses.newBuilding(UNSAVED), title: 'Новое здание', add: 'Добавить здание' },
  { to: editAddresses.newVacancy(UNSAVED, UNSAVED), title: 'Новая вакансия', add: 'Добавить вакансию' },
] as const;

/**
 * Complex, building and vacancy that are created in one go (H-02). What is typed of the complex and of the building is kept
 * as a draft, so the way between them asks nothing.
 */
export function UnsavedTree() {
  const here = useLocation({ select: ({ pathname }) => pathname });
  const at = steps.findIndex(({ to }) => to === here);
  return (
    <nav aria-label="Здания и вакансии">
      <Caption as="b" size={13} weight="bold" below={10}>
        Здания и вакансии
      </Caption>
      <Stack as="ol" gap={6}>
        {steps.slice(0, at + 2).map(({ to, title, add }, index) => (
          <li key={to} className={classes.step} data-level={index}>
            <Link
              to={to}
              // A vacancy has no draft (H-18): leaving it with changes asks first.
              ignoreBlocker={at < 2}
              className={classes.link}
              activeOptions={{ exact: true }}
            >
              {index > at && <IconPlus {...icon14} />}
              {index > at ? add : title}
              {index <= at && <small>не сохранено</small>}
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
