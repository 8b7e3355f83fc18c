import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { read } from '#platform/web/calls/api.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { formatDayMonth, formatInstant, weekday } from '#shared/local-date.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { type SendableFilters, driverJobEndpoints } from '../contract/endpoints.ts'
import css from './driver-jobs.module.css'
import { driverJobPaths } from './driver-job-paths.ts'
import { SendJob } from './SendJob.tsx'

/** Orders are sent automatically when confirmed; these were withdrawn or declined. */
export function DriverJobNewScreen() {
  const days = useSearch({ strict: false }) as SendableFilters
  const {
    data: sendable,
    isError,
    refetch,
  } = useQuery(read(driverJobEndpoints.listSendable, { query: days }))
  useTitle('Send a job')
  return (
    <Screen
      title="Send a job"
      breadcrumbs={[{ label: 'Driver jobs', to: driverJobPaths.list }]}
      actions={days.to && <LinkButton to={driverJobPaths.new}>All days</LinkButton>}
    >
      {isError && <ErrorState message="Could not load the orders." onRetry={() => void refetch()} />}
      {!sendable && !isError && <LoadingState />}
      {sendable?.length === 0 && (
        <EmptyState title="Nothing to send" text="Every driver booked on a confirmed order already has it." />
      )}
      {sendable && sendable.length > 0 && (
        <Section title={titleOf(days)}>
          <ul className={css.rows}>
            {sendable.map(({ booking_id, driver, order_no, client, job_title, starts_at, asset }) => (
              <li key={booking_id}>
                <span>
                  <strong>
                    {driver}, {order_no}
                  </strong>
                  <span>
                    {formatInstant(starts_at)} · {client}, {job_title}
                    {asset && ` · ${asset}`}
                  </span>
                </span>
                <SendJob booking_id={booking_id} order_no={order_no} driver={driver} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Screen>
  )
}

/** Names the day when it lists only one. */
function titleOf({ from, to }: SendableFilters): string {
  const title = 'Booked but not sent'
  return from && from === to ? `${title}, ${weekday(from)} ${formatDayMonth(from)}` : title
}
