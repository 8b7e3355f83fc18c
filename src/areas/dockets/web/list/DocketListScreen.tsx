import { useMediaQuery } from '@mantine/hooks'
import { IconCheck, IconDownload, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { plural } from '#shared/text.ts'
import { BulkBar } from '#ui/parts/BulkBar.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { docketEndpoints } from '../../contract/endpoints.ts'
import type { DocketRow } from '../../contract/docket.ts'
import { confirmOverride } from '../actions/confirm-override.ts'
import { docketColumns, hiddenAtFirst, hiddenWithoutRoom, withoutPrices } from './docket-columns.tsx'
import { docketPaths } from '../docket-paths.ts'
import { NewDocketDialog } from '../form/DocketDialog.tsx'
import { DocketFilterBar } from './DocketFilterBar.tsx'
import { openDocketPdf } from '../actions/open-pdf.ts'

/** The dockets this person may see, latest day first. */
export function DocketListScreen() {
  const hasRoom = useMediaQuery('(min-width: 100rem)', undefined, { getInitialValueInEffect: false })
  const list = useList(docketEndpoints.listDockets, {
    sort: '-shift_date',
    hidden: hasRoom ? hiddenAtFirst : hiddenWithoutRoom,
  })
  const whyNot = useWhyNot()
  const may = useMay()
  const [isNew, setNew] = useState(false)
  const columns = may('dockets:prices') ? docketColumns : withoutPrices
  const mayNotApprove = whyNot('dockets:approve')
  const approve = useSave(docketEndpoints.approveDockets, {
    saved: ({ approved }) => `${plural(approved, 'docket')} approved`,
    onSaved: list.clearSelection,
    confirmOverride,
  })
  const ids = [...list.selected].map(Number)
  const { selection, ...table } = list.table
  const rowMenu = ({ id }: DocketRow): MenuItem[] => [
    { label: 'PDF', icon: <IconDownload aria-hidden />, run: () => openDocketPdf(id) },
    {
      label: 'Approve',
      icon: <IconCheck aria-hidden />,
      disabledReason: mayNotApprove,
      run: () => void approve.save({ body: { ids: [id] } }),
    },
  ]
  const newDocket = may('dockets:write') && (
    <NewButton variant="primary" onClick={() => setNew(true)}>
      New docket
    </NewButton>
  )

  return (
    <ListScreen
      title="Dockets"
      count={list.total}
      filtersSet={list.filtersSet}
      actions={
        <>
          {may('dockets:settings') && (
            <LinkButton to={docketPaths.settings} icon={<IconSettings aria-hidden />}>
              Settings
            </LinkButton>
          )}
          <ExportMenu endpoint={docketEndpoints.exportDockets} query={list.query} />
          {newDocket}
        </>
      }
      filters={
        <>
          <DocketFilterBar query={list.query} onChange={list.set} />
          <ColumnPicker columns={columns} {...list.columns} />
        </>
      }
      bulk={
        ids.length > 0 && (
          <BulkBar count={ids.length} onClear={list.clearSelection}>
            <Button
              icon={<IconCheck aria-hidden />}
              disabledReason={mayNotApprove}
              loading={approve.saving}
              onClick={() => void approve.save({ body: { ids } })}
            >
              Approve
            </Button>
          </BulkBar>
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
          empty={
            <NoRows
              noun="docket"
              list={list}
              text="A docket says what was done on an order. It comes from the driver’s phone, or is entered from a paper."
              action={newDocket}
            />
          }
        />
      )}
      {isNew && <NewDocketDialog onClose={() => setNew(false)} />}
    </ListScreen>
  )
}
