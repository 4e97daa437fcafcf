import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatPosition } from '@gektar/format/position.ts';
import { IconArchive, IconMapPinQuestion } from '@tabler/icons-react';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { mapLink } from '#map/view/map-link.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { KeyFigures } from '#ui/component/key-figures.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { complexFigures } from './complex-figures.ts';
import classes from './complex-head.module.css';

/** The construction status of a complex that is in use. */
const IN_USE = 1;

/** Head of the page: name, state and classes, the address with its coordinates, and six key figures. */
export function ComplexHead({ complex }: { complex: FullComplex }) {
  const { name, isEnabled, complexConstructionStatus: status, buildingClasses, isApproximatePosition } = complex;
  const position = formatPosition(complex.latitude, complex.longitude);
  return (
    <header className={classes.head}>
      <Row wrap="wrap" gap={10} mt={6} mb={2}>
        <Text as="h1" overflowWrap="anywhere">
          {name}
        </Text>
        {!isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
        <Tag tone={status === IN_USE ? 'ok' : 'plain'}>{enumerationName('complex-construction-statuses', status)}</Tag>
        <Row as="span" gap={4}>
          {buildingClasses.map((one) => (
            <ClassMark key={one} buildingClass={one} />
          ))}
        </Row>
      </Row>
      <Row wrap="wrap" gap="2px 6px" size={13} c="soft">
        <Text as="span" overflowWrap="anywhere" miw={0}>
          {tieWords(complex.fullAddress)}
        </Text>
        <span aria-hidden className="on-tablet">
          ·
        </span>
        <Row as="span" gap={2}>
          <a className={`${linkClass} num`} href={mapLink(complex)} target="_blank" rel="noopener noreferrer">
            {position}
          </a>
          <CopyButton text={position} label="Скопировать координаты" />
        </Row>
        {isApproximatePosition && (
          <Tag tone="due" icon={<IconMapPinQuestion {...icon14} />}>
            {complexFields.isApproximatePosition.label}
          </Tag>
        )}
      </Row>
      <KeyFigures figures={complexFigures(complex)} />
    </header>
  );
}
