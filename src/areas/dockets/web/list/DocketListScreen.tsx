import { useMediaQuery } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconCheck, IconDownload, IconFileInvoice } from '@tabler/icons-react'
import { useState } from 'react'
import { call, read } from '#platform/web/calls/api.ts'
import { BulkActions } from '#platform/web/lists/BulkActions.tsx'
import { filtersOf } from '#platform/web/lists/list-query.ts'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { useViewTabs } from '#platform/web/lists/use-view-tabs.ts'
import { startsFrom } from '#shared/state-table.ts'
import { ListActions } from '#platform/web/lists/ListActions.tsx'
import { useExport } from '#platform/web/lists/use-export.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { noneFound } from '#platform/web/lists/none-found.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { ExactMoney } from '#ui/parts/Money.tsx'
import { listKeysWith } from '#ui/parts/KeyHints.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { useIsTablet } from '#ui/use-is-tablet.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'
import type { DocketRow } from '../../contract/docket.ts'
import { docketNoun } from '../../rules/docket-labels.ts'
import { docketActions } from '../../rules/docket-status.ts'
import { docketViews } from '../../rules/docket-views.ts'
import { docketName } from '../../rules/docket-words.ts'
import { confirmOverride } from '../actions/confirm-override.ts'
import {
  docketColumns,
  hiddenAtFirst,
  hiddenOnTablet,
  hiddenWhenNarrow,
  withoutPrices,
} from './docket-columns.tsx'
import { docketPaths } from '../docket-paths.ts'
import { NewDocketDialog } from '../form/DocketDialog.tsx'
import { DocketFilterBar } from './DocketFilterBar.tsx'
import { invoicePaths } from '#areas/invoices/web/index.ts'
import { openDocketPdf } from '../actions/open-pdf.ts'

/** The dockets this person may see, latest day first. */
export function DocketListScreen() {
  const isTablet = useIsTablet()
  const hasRoom = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const list = useList(docketEndpoints.listDockets, {
    sort: '-shift_date',
    hidden: hasRoom ? hiddenAtFirst : isTablet ? hiddenOnTablet : hiddenWhenNarrow,
  })
  const whyNot = useWhyNot()
  const may = useMay()
  const [isNew, setNew] = useState(false)
  const columns = may('dockets:prices') ? docketColumns : withoutPrices
  const mayNotApprove = whyNot('dockets:approve')
  const approve = useSave(docketEndpoints.approveDocket, {
    saved: ({ docket_no, revision }) => `${docketName(docket_no, revision)} approved`,
    confirmOverride,
  })
  const seesPrices = may('dockets:prices')
  const views = useViewTabs(docketEndpoints.countDocketViews, docketViews, docketPaths.list)
  const { data: sums } = useQuery({
    ...read(docketEndpoints.sumDockets, { query: filtersOf(list.query) }),
    placeholderData: keepPreviousData,
    enabled: seesPrices,
  })
  const { selection, ...table } = list.table
  const rowMenu = ({ id, client_id, status, version }: DocketRow): MenuItem[] => [
    ...(startsFrom(docketActions.approve, status)
      ? [
          {
            label: 'Approve',
            icon: <IconCheck aria-hidden />,
            rowKey: 'a',
            disabledReason: mayNotApprove,
            run: () => void approve.save({ params: { id }, body: { version } }),
          },
        ]
      : []),
    ...(startsFrom(docketActions.invoice, status)
      ? [
          {
            label: 'Make invoice',
            icon: <IconFileInvoice aria-hidden />,
            rowKey: 'i',
            disabledReason: whyNot('invoices:write'),
            to: invoicePaths.createOf({ id, client_id }),
          },
        ]
      : []),
    { label: 'PDF', icon: <IconDownload aria-hidden />, rowKey: 'd', run: () => openDocketPdf(id) },
  ]
  const exporting = useExport({ endpoint: docketEndpoints.exportDockets, query: list.query })
  const newDocket = may('dockets:write') && (
    <NewButton variant="primary" onClick={() => setNew(true)}>
      New docket
    </NewButton>
  )

  return (
    <ListScreen
      title="Dockets"
      count={list.total}
      views={views}
      keys={listKeysWith('a', !mayNotApprove && 'approve')}
      filtering={list}
      actions={
        <ListActions settings={may('dockets:settings') && docketPaths.settings} exports={[exporting]}>
          {newDocket}
        </ListActions>
      }
      filters={
        <>
          <DocketFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        list.selected.size > 0 && (
          <BulkActions
            list={list}
            noun={docketNoun}
            nameOf={({ docket_no, revision }) => docketName(docket_no, revision)}
            topic="docket"
            actions={[
              {
                label: 'Approve',
                icon: <IconCheck aria-hidden />,
                done: 'approved',
                disabledReason: mayNotApprove,
                act: ({ id, version }) =>
                  call(docketEndpoints.approveDocket, { params: { id }, body: { version } }),
              },
            ]}
          />
        )
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {approve.submitError && <Notice tone="danger">{approve.submitError}</Notice>}
      {list.error ? (
        <ErrorState message="Could not load the dockets." onRetry={list.retry} />
      ) : (
        <DataTable
          {...table}
          // The only bulk action is approval.
          selection={may('dockets:approve') ? selection : undefined}
          label="Dockets"
          columns={columns}
          rowKey={(docket) => docket.id}
          rowMenu={rowMenu}
          totals={
            seesPrices
              ? {
                  label: `${totalsLabel(docketNoun, list)}${sums?.void_count ? ', void ones at $0' : ''}`,
                  cells: sums && { total_cents: <ExactMoney cents={sums.total_cents} /> },
                }
              : undefined
          }
          empty={
            <NoRows
              noun={docketNoun}
              list={list}
              none={noneFound(docketNoun, docketViews, list.filters)}
              text="Dockets come from drivers’ phones, or are entered from paper."
              action={newDocket}
            />
          }
        />
      )}
      {isNew && <NewDocketDialog onClose={() => setNew(false)} />}
    </ListScreen>
  )
}
