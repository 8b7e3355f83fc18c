import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import type { MessageRow } from '../../contract/message.ts'
import { messageStatuses } from '../../contract/message-statuses.ts'
import { MailServerNotice } from './MailServerNotice.tsx'
import { messageTone } from './message-tone.ts'
import { statusWords } from './message-words.ts'
import { templateLabels } from '../../rules/letter-labels.ts'
import { settingsPaths } from '../settings-paths.ts'

const column = columnsOf<MessageRow>()
const columns = [
  column.link('subject', templateLabels.subject, ({ id }) => settingsPaths.message(id)),
  column.custom(
    'status',
    'Status',
    ({ status }) => <StatusBadge status={statusWords[status]} tone={messageTone[status]} />,
    { slot: 'status' },
  ),
  column.text('to_name', 'To', { slot: 'start' }),
  column.text('to_address', 'Address', { slot: 'detail' }),
  column.instant('created_at', 'Created', { sort: true, slot: 'date' }),
  column.instant('sent_at', 'Sent'),
  column.text('error', 'Error'),
]
const onceSent = ['sent_at', 'error'] as const
const statusOptions = optionsOf(messageStatuses, statusWords)

/** Sent mail, and mail stored because there is no mail server. */
export function MailScreen() {
  const list = useList(settingsEndpoints.listMessages, { sort: '-created_at' })
  // Without a mail server nothing was ever sent, or failed.
  const hidden = onceSent.filter((field) => list.rows.every((row) => !row[field]))
  const filter = filterOf({ query: list.query, onChange: list.set })
  return (
    <ListScreen
      title="Mail"
      count={list.total}
      breadcrumbs={[{ label: 'Settings', to: settingsPaths.overview }]}
      notice={<MailServerNotice />}
      filtering={list}
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Address, name or subject">
          <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
        </FilterBar>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {list.error ? (
        <ErrorState message="Could not load the mail." onRetry={list.retry} />
      ) : (
        <DataTable
          rows={list.table.rows}
          sorting={list.table.sorting}
          loading={list.table.loading}
          label="Mail"
          columns={columns}
          hidden={hidden}
          rowKey={({ id }) => id}
          empty={
            <NoRows
              noun={{ many: 'emails' }}
              list={list}
              text="Invitations, password links, quotes and invoices appear here."
            />
          }
        />
      )}
    </ListScreen>
  )
}
