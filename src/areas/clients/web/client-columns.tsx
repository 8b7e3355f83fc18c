import { formatAbn } from '#shared/abn.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { ClientRow } from '../contract/client.ts'
import { clientTypeWords, paymentTermWords } from '../rules/client-words.ts'
import { clientPaths } from './client-paths.ts'
import css from './clients.module.css'
import { clientLabels } from '../rules/client-labels.ts'

/** Nothing owing is an empty cell: those who owe stand out. */
const amount = (cents: number | null | undefined) => (cents ? <Money cents={cents} /> : null)

const column = columnsOf<ClientRow>()

/** Columns of the client list; those in `hiddenAtFirst` are hidden by default. */
export const clientColumns = [
  column.custom(
    'name',
    clientLabels.name,
    (client) => (
      <span className={css.name}>
        <Link to={clientPaths.edit(client.id)}>{client.name}</Link>
        {client.credit_hold === 1 && <StatusBadge status="On hold" tone="danger" />}
      </span>
    ),
    { sort: true, slot: 'title' },
  ),
  column.text('client_no', clientLabels.client_no, { sort: true, dim: true }),
  column.custom('client_type', clientLabels.client_type, (client) => clientTypeWords[client.client_type]),
  column.text('primary_contact', clientLabels.primary_contact),
  column.phone('phone', clientLabels.phone, { slot: 'start' }),
  column.text('email', clientLabels.email),
  column.text('suburb', clientLabels.suburb, { sort: true, slot: 'detail' }),
  column.custom(
    'payment_terms',
    clientLabels.payment_terms,
    (client) => paymentTermWords[client.payment_terms],
  ),
  column.custom('owing_cents', clientLabels.owing_cents, ({ owing_cents }) => amount(owing_cents), {
    sort: true,
    slot: 'named',
    align: 'end',
  }),
  column.custom(
    'overdue_cents',
    clientLabels.overdue_cents,
    ({ overdue_cents }) => (overdue_cents ? <span className={css.late}>{amount(overdue_cents)}</span> : null),
    { sort: true, align: 'end' },
  ),
  column.money('credit_limit_cents', clientLabels.credit_limit_cents),
  column.text('account_manager', clientLabels.account_manager_id),
  column.custom('abn', clientLabels.abn, (client) => client.abn && formatAbn(client.abn)),
  column.text('trading_name', clientLabels.trading_name),
  column.instant('created_at', clientLabels.created_at, { sort: true }),
]

/** The columns without those that would always be empty for this person. */
export const columnsFor = (sees: { credit: boolean; owing: boolean }) =>
  clientColumns.filter(({ id }) => {
    if (id === 'credit_limit_cents') return sees.credit
    return sees.owing || (id !== 'owing_cents' && id !== 'overdue_cents')
  })

export const hiddenAtFirst = [
  'payment_terms',
  'email',
  'account_manager',
  'abn',
  'trading_name',
  'created_at',
]
