import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { formatDate } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Booking } from '../contract/booking.ts'
import { schedulerEndpoints } from '../contract/endpoints.ts'
import { absenceLabels as labels } from '../rules/absence-labels.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { daysOf } from './absence-form.ts'
import { type Whose, absencesQuery } from './queries.ts'

interface Words {
  title: string
  add: string
  none: string
  text: string
}

/** A driver's leave. `disabledReason`: why it may not be changed now. */
export const LeaveTab = ({ driver_id, disabledReason }: { driver_id: number; disabledReason?: string }) => (
  <AbsenceSection
    whose={{ driver_id }}
    disabledReason={disabledReason}
    words={{
      title: 'Leave',
      add: 'New leave',
      none: 'No leave',
      text: 'A driver on leave cannot be booked on those days.',
    }}
  />
)

/** An asset's time in the workshop, as above. */
export const WorkshopTab = ({ asset_id, disabledReason }: { asset_id: number; disabledReason?: string }) => (
  <AbsenceSection
    whose={{ asset_id }}
    disabledReason={disabledReason}
    words={{
      title: 'Workshop',
      add: 'New workshop time',
      none: 'No workshop time',
      text: 'A machine in the workshop cannot be booked on those days.',
    }}
  />
)

/** An attachment's time in the workshop, as above. */
export const AttachmentWorkshopTab = ({
  attachment_id,
  disabledReason,
}: {
  attachment_id: number
  disabledReason?: string
}) => (
  <AbsenceSection
    whose={{ attachment_id }}
    disabledReason={disabledReason}
    words={{
      title: 'Workshop',
      add: 'New workshop time',
      none: 'No workshop time',
      text: 'An attachment in the workshop cannot be booked on those days.',
    }}
  />
)

const column = columnsOf<Booking>()
const columns = [
  column.custom('from', labels.from, (booking) => formatDate(daysOf(booking).from), { slot: 'title' }),
  column.custom('to', labels.to, (booking) => formatDate(daysOf(booking).to)),
  column.text('note', labels.note),
]

function AbsenceSection({
  whose,
  words,
  disabledReason,
}: {
  whose: Whose
  words: Words
  disabledReason?: string | undefined
}) {
  const absences = useQuery(absencesQuery(whose))
  const [isMaking, setMaking] = useState(false)
  const mayNot = useWhyNot()('scheduler:write')
  const why = disabledReason ?? mayNot
  const release = useSave(schedulerEndpoints.releaseBooking, {
    saved: () => `${words.title} removed`,
    invalidates: ['*'],
  })

  const takeBack = async (booking: Booking) => {
    const { from, to } = daysOf(booking)
    const answer = await confirm({
      title: `Remove ${words.title.toLowerCase()} from ${formatDate(from)} to ${formatDate(to)}?`,
      confirmLabel: 'Remove',
      danger: true,
      reason: 'required',
    })
    if (!answer) return
    await release.save({
      params: { id: booking.id },
      body: { version: booking.version, reason: answer.reason },
    })
  }
  const add = (
    <Button icon={<IconPlus aria-hidden />} disabledReason={why} onClick={() => setMaking(true)}>
      {words.add}
    </Button>
  )
  const rows = absences.data?.rows ?? []

  return (
    <Section title={words.title} actions={rows.length > 0 && add}>
      {release.submitError && <Notice tone="danger">{release.submitError}</Notice>}
      {absences.isError && absences.data === undefined ? (
        <ErrorState message={absences.error.message} onRetry={() => void absences.refetch()} />
      ) : (
        <DataTable
          label={words.title}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          rowMenu={(booking) => [
            { label: 'Remove', danger: true, disabledReason: why, run: () => void takeBack(booking) },
          ]}
          loading={absences.isFetching && rows.length === 0}
          empty={<EmptyState title={words.none} text={words.text} action={add} />}
        />
      )}
      {isMaking && <AbsenceDialog whose={whose} title={words.add} onClose={() => setMaking(false)} />}
    </Section>
  )
}
