import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatCount } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { Link } from '@tanstack/react-router';
import { dash, measuredCell } from '#table/cells.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Scroller } from '#ui/component/scroller.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import classes from './linked-complexes.module.css';

/** Complexes that share an owner with this one (H-11). */
export function LinkedComplexes({ complex: { linkedComplexes, owners } }: { complex: FullComplex }) {
  if (linkedComplexes.length === 0) {
    return <EmptyState picture="blank" title={missing.data} caption="Комплексов с общим собственником нет." />;
  }
  const own = new Set(owners.map(({ id }) => id));
  const shared = new Map(
    linkedComplexes.flatMap((one) => one.owners.filter(({ id }) => own.has(id)).map(({ id, name }) => [id, name])),
  );
  return (
    <section aria-labelledby="linked-complexes">
      <Row wrap="wrap" gap="6px 10px" mt={20} mb={8}>
        <h2 id="linked-complexes">Связанные комплексы</h2>
        {shared.size > 0 && (
          <Text as="span" size={13} c="mute">
            общий собственник: {[...shared.values()].join(', ')}
          </Text>
        )}
      </Row>
      <Scroller as="div" className={classes.box}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th>Комплекс</th>
              <th>Шоссе</th>
              <th data-end>
                Площадь, <small>{units.squareMetre}</small>
              </th>
              <th data-end>
                Свободно, <small>{units.squareMetre}</small>
              </th>
              <th data-end>Вакансии</th>
            </tr>
          </thead>
          <tbody>
            {linkedComplexes.map(({ id, name, isEnabled, highway, complexArea, freeArea, vacancyCount }) => (
              <tr key={id}>
                <td>
                  <Row as="span" gap={8}>
                    <Link to="/industrial/complex/$id" params={{ id }} className={linkClass}>
                      {name}
                    </Link>
                    {!isEnabled && <Tag tone="line">В архиве</Tag>}
                  </Row>
                </td>
                <td>{highway?.name ?? dash}</td>
                <td data-end>{measuredCell(complexArea)}</td>
                <td data-end>{measuredCell(freeArea)}</td>
                <td data-end>{formatCount(vacancyCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
