import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { IconFilePlus, IconMapPin, IconPhone, IconUsers } from '@tabler/icons-react'
import { ImportButton } from '#areas/imports/web/index.ts'
import { quotePaths, useWhyNotQuote } from '#areas/quotes/web/index.ts'
import { dialled } from '#shared/phone.ts'
import { useAssignClients } from './use-assign-clients.tsx'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useMay, useViewer } from '#platform/web/calls/session.ts'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { namesOf, optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { clientTypes } from '../contract/choices.ts'
import { clientEndpoints } from '../contract/endpoints.ts'
import { clientNoun } from '../rules/client-labels.ts'
import { clientTypeWords } from '../rules/client-words.ts'
import { columnsFor, hiddenAtFirst } from './client-columns.tsx'
import { clientPaths } from './client-paths.ts'
import { clientRecord } from './client-record.ts'
import { useAccountManagers } from './use-account-managers.ts'
import { sumsQuery } from './queries.ts'

const typeOptions = optionsOf(clientTypes, clientTypeWords)
const holdOptions = [
  { value: '1', label: 'On hold' },
  { value: '0', label: 'Not on hold' },
] as const
const importable = { client: 'clients:write', contact: 'clients:contacts', site: 'clients:contacts' } as const

/** Current or archived clients. */
export function ClientListScreen({ archived }: { archived?: boolean }) {
  const list = useList(clientEndpoints.listClients, { archived, sort: 'name', hidden: hiddenAtFirst })
  const managers = namesOf(useAccountManagers())
  const mayNotQuote = useWhyNotQuote()
  const may = useMay()
  const seesOwing = may('invoices:totals') && may('invoices:read')
  const { data: sums } = useQuery({
    ...sumsQuery(list.query),
    placeholderData: keepPreviousData,
    enabled: seesOwing,
  })
  const seesCredit = may('clients:credit')
  const columns = useMemo(() => columnsFor({ credit: seesCredit, owing: seesOwing }), [seesCredit, seesOwing])
  const exportsOwn = useViewer().permissions['clients:export'] === 'own'

  return (
    <RecordList
      record={clientRecord}
      list={list}
      columns={columns}
      totals={
        seesOwing
          ? {
              label: totalsLabel(clientNoun, list),
              cells: sums && {
                owing_cents: <Money cents={sums.owing_cents ?? 0} />,
                overdue_cents: <Money cents={sums.overdue_cents ?? 0} />,
              },
            }
          : undefined
      }
      empty="Add the businesses and people you quote, work for and invoice."
      search="Name, number, phone, ABN, contact"
      filters={
        <>
          <FilterSelect {...list.filter('client_type')} label="Type" options={typeOptions} />
          <FilterSelect {...list.filter('account_manager_id')} label="Account manager" options={managers} />
          <FilterSelect {...list.filter('credit_hold')} label="Credit" options={holdOptions} />
        </>
      }
      importing={<ImportButton kinds={importable} />}
      exporting={
        <ExportMenu
          endpoint={clientEndpoints.exportClients}
          query={list.query}
          label={exportsOwn ? 'Export my clients' : 'Export'}
          help={exportsOwn ? 'Only clients you are account manager for.' : undefined}
        />
      }
      bulkActions={useAssignClients()}
      rowActions={({ id, name, phone }) => [
        ...(phone
          ? [
              {
                label: `Call ${name}`,
                icon: <IconPhone aria-hidden />,
                rowKey: 'c',
                run: () => location.assign(`tel:${dialled(phone)}`),
              },
            ]
          : []),
        ...(archived
          ? []
          : [
              {
                label: 'New quote',
                icon: <IconFilePlus aria-hidden />,
                rowKey: 'q',
                disabledReason: mayNotQuote,
                to: quotePaths.createFor(id),
              },
            ]),
        { label: 'Contacts', icon: <IconUsers aria-hidden />, to: clientPaths.edit(id, 'contacts') },
        { label: 'Sites', icon: <IconMapPin aria-hidden />, to: clientPaths.edit(id, 'sites') },
      ]}
    />
  )
}
