import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { read } from '#platform/web/calls/api.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { driverJobEndpoints } from '../contract/endpoints.ts'
import css from './driver-jobs.module.css'
import { driverJobPaths } from './driver-job-paths.ts'

/** Orders are sent automatically when confirmed; these were withdrawn or declined. */
export function DriverJobNewScreen() {
  const { data: sendable, isError, refetch } = useQuery(read(driverJobEndpoints.listSendable, {}))
  const navigate = useNavigate()
  useTitle('Send a job')
  const send = useSave(driverJobEndpoints.sendDriverJob, {
    saved: ({ order_no, driver }) => `${order_no} sent to ${driver}`,
    onSaved: ({ id }) => void navigate({ to: driverJobPaths.edit(id) as string }),
  })
  return (
    <Screen title="Send a job" breadcrumbs={[{ label: 'Driver jobs', to: driverJobPaths.list }]}>
      {send.submitError && <Notice tone="danger">{send.submitError}</Notice>}
      {isError && <ErrorState message="Could not load the orders." onRetry={() => void refetch()} />}
      {!sendable && !isError && <LoadingState />}
      {sendable?.length === 0 && (
        <EmptyState title="Nothing to send" text="Every driver booked on a confirmed order already has it." />
      )}
      {sendable && sendable.length > 0 && (
        <Section title="Booked but not sent">
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
                <Button loading={send.saving} onClick={() => void send.save({ body: { booking_id } })}>
                  Send
                  <span className="visually-hidden">
                    {' '}
                    {order_no} to {driver}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Screen>
  )
}
