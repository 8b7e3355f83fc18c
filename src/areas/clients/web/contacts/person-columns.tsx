import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { type Column, columnsOf } from '#ui/table/columns.tsx'
import { personLabels } from '../../rules/person-labels.ts'

interface Person {
  name: string
  position: string | null
  mobile: string | null
  phone: string | null
  email: string | null
  is_primary: number
  archived_at: string | null
}

/** The columns of any business’s contacts; the name opens the contact. */
export function personColumns<P extends Person>(onOpen: (person: P) => void): Column<P>[] {
  const columns: Column<Person>[] = [
    column.open('name', personLabels.name, (person) => onOpen(person as P)),
    column.custom(
      'status',
      'Status',
      (person) => (person.archived_at ? archived : person.is_primary === 1 && primary),
      { slot: 'status' },
    ),
    column.text('position', personLabels.position),
    column.phone('mobile', personLabels.mobile),
    column.phone('phone', personLabels.phone),
    column.custom(
      'email',
      personLabels.email,
      ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
    ),
  ]
  // They read nothing else of a row.
  return columns as Column<P>[]
}

const column = columnsOf<Person>()
const archived = <StatusBadge status="Archived" />
const primary = <StatusBadge status="Primary" tone="neutral" />
