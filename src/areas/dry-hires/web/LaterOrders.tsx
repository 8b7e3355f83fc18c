import { useWatch } from 'react-hook-form'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDayMonth, isDate, isTime, melbourneInstant } from '#shared/local-date.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { YesNoField } from '#ui/fields/YesNoField.tsx'
import { Lines } from '#ui/parts/Lines.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Wide } from '#ui/shells/FieldGrid.tsx'
import { useNow } from '#ui/use-now.ts'
import type { DryHire } from '../contract/dry-hire.ts'
import { bookedAfter, releaseRights } from '../rules/booked-after.ts'
import { dryHireLabels } from '../rules/dry-hire-labels.ts'

/** The orders that still book a machine after its off-hire, to release it from. */
export function LaterOrders({ hire }: { hire: DryHire }) {
  const may = useMay()
  const off_at = instantOf(...useWatch({ name: ['off_date', 'off_time'] }))
  const now = useNow()
  const later = off_at === null ? [] : bookedAfter(hire, { off_at, now })
  if (later.length === 0) return null
  return (
    <Wide>
      <Notice tone="warning">
        <p>{hire.fleet_no} is still booked after that:</p>
        <Lines lines={later.map(({ order_no, work_date }) => `${order_no}, ${formatDayMonth(work_date)}`)} />
      </Notice>
      {releaseRights.every((right) => may(right)) && (
        <YesNoField
          {...labelled(dryHireLabels)('release_orders')}
          help={
            later.some(({ is_confirmed }) => is_confirmed === 1)
              ? 'Confirmed orders go back to pending.'
              : undefined
          }
        />
      )}
    </Wide>
  )
}

/** The instant of a day and time as typed; null until both are. */
const instantOf = (date: unknown, time: unknown): string | null =>
  typeof date === 'string' && typeof time === 'string' && isDate(date) && isTime(time)
    ? melbourneInstant(date, time)
    : null
