import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatDate, weekday } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState } from '#ui/parts/states.tsx'
import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import type { PublicHolidays } from '../../contract/public-holidays.ts'
import { holidayLabels as labels } from '../../rules/holiday-labels.ts'
import { type HolidayRow, holidayRows } from './holiday-rows.ts'
import { ConfirmHolidayDialog, NewHolidayDialog, RenameHolidayDialog } from './HolidayDialogs.tsx'

const column = columnsOf<HolidayRow>()
const columns = [
  column.custom('date', labels.date, ({ date }) => `${weekday(date)} ${formatDate(date)}`, { slot: 'title' }),
  column.text('name', labels.name, { slot: 'start' }),
  column.custom('status', 'Status', (day) => <HolidayBadge day={day} />, { slot: 'status' }),
]

function HolidayBadge({ day }: { day: HolidayRow }) {
  if (day.is_removed) return <StatusBadge status="Ordinary day" tone={quiet.over} />
  if (!day.is_confirmed) return <StatusBadge status="Not confirmed" tone="warning" />
  if (day.is_added) return <StatusBadge status="Added" tone={quiet.agreed} />
  return day.is_substitute ? <StatusBadge status="Substitute day" tone={quiet.agreed} /> : null
}

type Dialog = 'new' | { kind: 'rename' | 'confirm'; day: HolidayRow }

/** The public holidays of a year: added, renamed, confirmed and taken off the list. */
export function HolidayTable({ year, settings }: { year: number; settings: PublicHolidays }) {
  const disabledReason = useWhyNot()('settings:holidays')
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const saved = () => 'Public holidays saved'
  const remove = useSave(settingsEndpoints.removePublicHoliday, { saved })
  const restore = useSave(settingsEndpoints.addPublicHoliday, { saved })
  const rows = holidayRows(year, settings)

  const askToRemove = async ({ date, name }: HolidayRow) => {
    const answer = await confirm({
      title: `Take ${name} off the list?`,
      message: `${weekday(date)} ${formatDate(date)} is priced and planned as an ordinary day from then on.`,
      confirmLabel: 'Take off',
      danger: true,
    })
    if (answer) await remove.save({ body: { date } })
  }
  const rowMenu = (day: HolidayRow): MenuItem[] =>
    day.is_removed
      ? [
          {
            label: 'Put back',
            disabledReason,
            run: () => void restore.save({ body: { date: day.date, name: day.name } }),
          },
        ]
      : [
          ...(day.is_confirmed
            ? []
            : [{ label: 'Confirm', disabledReason, run: () => setDialog({ kind: 'confirm', day }) }]),
          { label: 'Rename', disabledReason, run: () => setDialog({ kind: 'rename', day }) },
          { label: 'Take off the list', danger: true, disabledReason, run: () => void askToRemove(day) },
        ]
  const refused = remove.submitError ?? restore.submitError
  const close = () => setDialog(null)

  return (
    <Section
      title={`Public holidays ${year}`}
      help="Victoria’s public holidays, with your own changes. Prices, tip sites’ opening hours and warnings on work orders follow them."
      actions={
        <NewButton disabledReason={disabledReason} onClick={() => setDialog('new')}>
          New public holiday
        </NewButton>
      }
    >
      {refused && <Notice tone="danger">{refused}</Notice>}
      <DataTable
        label={`Public holidays ${year}`}
        rows={rows}
        columns={columns}
        rowKey={({ date, is_removed }) => `${date} ${is_removed}`}
        rowMenu={rowMenu}
        empty={<EmptyState title="No public holidays" text="Every day of the year is an ordinary day." />}
      />
      {dialog === 'new' && <NewHolidayDialog onClose={close} />}
      {dialog !== null && dialog !== 'new' && dialog.kind === 'rename' && (
        <RenameHolidayDialog day={dialog.day} onClose={close} />
      )}
      {dialog !== null && dialog !== 'new' && dialog.kind === 'confirm' && (
        <ConfirmHolidayDialog day={dialog.day} onClose={close} />
      )}
    </Section>
  )
}
