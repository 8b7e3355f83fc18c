import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#platform/web/calls/api.ts'
import { addDays, formatDate, weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { Dialog, DialogActions } from '#ui/dialogs/Dialog.tsx'
import { Link } from '#ui/navigation.tsx'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { driverJobEndpoints } from '../../contract/endpoints.ts'
import { groupDrivers } from '../../rules/day-drivers.ts'
import { DriversOfDay } from './DriversOfDay.tsx'
import css from './send-day.module.css'
import { SentWords } from './SentWords.tsx'
import { useSendDay } from './use-send-day.ts'

/** Sends a day's confirmed orders to their drivers, and shows who has them and who must be called. */
export function SendDayDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<string>()
  const { data, isError, refetch } = useQuery({
    ...read(driverJobEndpoints.getDayDrivers, { query: { day: chosen } }),
    placeholderData: keepPreviousData,
  })
  const { send, saving, submitError, sent } = useSendDay()
  if (!data)
    return (
      <Dialog title="Send the day" onClose={onClose} size="lg">
        {isError ? (
          <ErrorState message="Could not load the day." onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </Dialog>
    )
  const { day, drivers, to_confirm } = data
  const groups = groupDrivers(drivers)
  const count = groups.toSend.length
  return (
    <Dialog title="Send the day" onClose={onClose} size="lg">
      <div className={css.day}>
        <IconButton
          label="The day before"
          icon={<IconChevronLeft aria-hidden />}
          onClick={() => setChosen(addDays(day, -1))}
        />
        <strong aria-live="polite">
          {weekday(day)} {formatDate(day)}
        </strong>
        <IconButton
          label="The day after"
          icon={<IconChevronRight aria-hidden />}
          onClick={() => setChosen(addDays(day, 1))}
        />
      </div>
      {sent?.day === day && <SentWords sent={sent} />}
      {to_confirm > 0 && (
        <p className={css.note}>
          {plural(to_confirm, 'filled order')} not confirmed yet: their drivers are sent nothing.{' '}
          <Link to={`/dashboard/work-orders?sort=work_date&order_status=To+Confirm&from=${day}&to=${day}`}>
            Confirm
          </Link>
        </p>
      )}
      {drivers.length === 0 && <p className={css.note}>No driver is booked on a confirmed order that day.</p>}
      <DriversOfDay title="To send" drivers={groups.toSend} />
      <DriversOfDay title="Declined or did not come" drivers={groups.declined} />
      <DriversOfDay title="Not answered" drivers={groups.unanswered} />
      <DriversOfDay title="Answered" drivers={groups.answered} />
      {submitError && <p role="alert">{submitError}</p>}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {count > 0 && (
          <Button variant="primary" loading={saving} onClick={() => void send(day)}>
            Send {plural(count, 'job')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
