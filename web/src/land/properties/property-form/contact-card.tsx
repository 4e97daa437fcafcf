import { IconUser, IconX } from '@tabler/icons-react';
import { FieldGroup } from '#form/field.tsx';
import { missing } from '#format/words.ts';
import { icon16 } from '#ui/icon.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import type { BoundProps } from './bound-field.tsx';
import classes from './contact-card.module.css';
import type { PropertyValues } from './property-values.ts';

/** The land contact as it is stored: it can be taken off here, and is chosen where land contacts are kept. */
export function ContactCard({ field }: { field: BoundProps<PropertyValues['landContact']> }) {
  const { value: contact, label, error, onChange } = field;
  return (
    <FieldGroup label={label} error={error}>
      {(links) => (
        <div {...links} className={classes.card}>
          {contact === null ? (
            <span className="mute">{missing.value}</span>
          ) : (
            <>
              <IconUser {...icon16} />
              <span>{[contact.lastName, contact.firstName, contact.middleName].filter(Boolean).join(' ')}</span>
              {contact.phone !== null && <PhoneLink phone={contact.phone} />}
              <IconButton
                label="Убрать контакт"
                icon={<IconX {...icon16} />}
                variant="subtle"
                size={28}
                onClick={() => onChange(null)}
              />
            </>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
