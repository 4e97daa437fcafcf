import { CustomerRemark } from '#people/customer-remark.tsx';
import { OWN, storedCustomer } from '#people/customer-state.ts';
import { useIsOwnCompany } from '#people/own-customers.ts';
import { namesCell } from '#table/cells.tsx';
import { FoldedList } from '#ui/component/folded-list.tsx';

interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** Names of companies; those that are not in the CRM are last and can be linked to its records. */
export function CompanyNames({ companies }: { companies: readonly NamedCompany[] }) {
  const isOwn = useIsOwnCompany();
  return (
    <>
      <FoldedList entries={companies.filter(({ id }) => !isOwn(id)).map(({ name }) => name)} />
      {companies
        .filter(({ id }) => isOwn(id))
        .map(({ id, name }) => (
          <div key={id}>
            {name}
            <CustomerRemark kind="company" stored={storedCustomer(id, name, { data: { isOwn: true }, error: null })} />
          </div>
        ))}
    </>
  );
}

/** Companies in a cell of a table; those that are not in the CRM are marked. */
export function CompaniesCell({ companies }: { companies: readonly NamedCompany[] }) {
  const isOwn = useIsOwnCompany();
  return namesCell(companies.map(({ id, name }) => ({ name: isOwn(id) ? `${name} (${OWN})` : name })));
}
