import { callLink, formatPhone } from '@gektar/format/phone.ts';
import { Menu } from '@mantine/core';
import { IconPencil, IconPhone, IconRefresh } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { icon18 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './object-bar.module.css';

/** A telephone number and whose it is. */
export interface NamedPhone {
  readonly name: string;
  readonly phone: string;
}

export interface ObjectBarProps {
  /** Link to the edit form; undefined when the employee may not edit. */
  readonly edit?: LinkOptions | undefined;
  /** Phone numbers of the object's people; without any, there is no call button. */
  readonly phones: readonly NamedPhone[];
  readonly actualize?: { readonly isPending: boolean; readonly mutate: () => void } | undefined;
  /** A `BarButton`. */
  readonly children?: ReactNode;
}

/** Main actions of an object at the lower edge of the screen. The caller renders it on narrow screens only. */
export function ObjectBar({ edit, phones, actualize, children }: ObjectBarProps) {
  return (
    <section className={classes.bar} aria-label="Главные действия">
      {edit && (
        <Link {...edit} className={classes.action ?? ''} data-main>
          <IconPencil {...icon18} />
          Изменить
        </Link>
      )}
      <Call phones={phones} />
      {actualize && (
        <BarButton
          icon={<IconRefresh {...icon18} />}
          label="Актуализировать"
          isPending={actualize.isPending}
          onClick={() => actualize.mutate()}
        />
      )}
      {children}
    </section>
  );
}

interface BarButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isPending?: boolean;
  readonly onClick: () => void;
}

export function BarButton({ icon, label, isPending = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      className={classes.action}
      disabled={isPending}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      {icon}
      {label}
    </button>
  );
}

/** Calls the only number, or opens a menu when there are several. */
function Call({ phones: [first, ...others] }: { phones: readonly NamedPhone[] }) {
  if (first === undefined) return null;
  const face = (
    <>
      <IconPhone {...icon18} />
      Позвонить
    </>
  );
  if (others.length === 0) {
    return (
      <a className={classes.action} href={callLink(first.phone)} aria-label={`Позвонить: ${words(first)}`}>
        {face}
      </a>
    );
  }
  return (
    <Menu position="top-start">
      <Menu.Target>
        <button type="button" className={classes.action}>
          {face}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {[first, ...others].map((one) => (
          <Menu.Item key={one.phone} component="a" href={callLink(one.phone)}>
            <Stack as="span">
              {one.name}
              <small>{formatPhone(one.phone)}</small>
            </Stack>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function words({ name, phone }: NamedPhone): string {
  return [name, formatPhone(phone)].filter(Boolean).join(', ');
}
