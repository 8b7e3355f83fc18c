import { formatAbn } from '#shared/abn.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import type { ClientRow } from '../contract/client.ts'
import { clientTypeWords, paymentTermWords } from '../rules/client-words.ts'
import { clientPaths } from './client-paths.ts'
import css from './clients.module.css'

const column = columnsOf<ClientRow>()

/** Columns of the list of clients; those that `hiddenAtFirst` names wait until somebody wants them. */
export const clientColumns = [
  column.custom(
    'name',
    'Name',
    (client) => (
      <span className={css.name}>
        <Link to={clientPaths.edit(client.id)}>{client.name}</Link>
        {client.credit_hold === 1 && <StatusBadge status="On hold" tone="danger" />}
      </span>
    ),
    { sort: true, slot: 'title' },
  ),
  column.text('client_no', 'Number', { sort: true }),
  column.custom('client_type', 'Type', (client) => clientTypeWords[client.client_type]),
  column.text('primary_contact', 'Contact'),
  column.phone('phone', 'Phone'),
  column.text('email', 'Email'),
  column.text('suburb', 'Suburb', { sort: true }),
  column.custom('payment_terms', 'Terms', (client) => paymentTermWords[client.payment_terms]),
  column.money('credit_limit_cents', 'Credit limit'),
  column.text('account_manager', 'Account manager'),
  column.custom('abn', 'ABN', (client) => client.abn && formatAbn(client.abn)),
  column.text('trading_name', 'Trading name'),
  column.instant('created_at', 'Added', { sort: true }),
]

/** For those who may not see how much a client may owe: without a column that would always be empty. */
export const columnsWithoutCredit = clientColumns.filter(({ id }) => id !== 'credit_limit_cents')

export const hiddenAtFirst = ['email', 'account_manager', 'abn', 'trading_name', 'created_at']
