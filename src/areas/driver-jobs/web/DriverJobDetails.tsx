import type { ReactNode } from 'react'
import { fileAddress } from '#platform/contract/file-address.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { formatInstant } from '#shared/local-date.ts'
import { quantityText } from '#shared/units.ts'
import { Link } from '#ui/navigation.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { DriverJob, RecordedStep } from '../contract/driver-job.ts'
import { orderChanged } from '../rules/progress.ts'
import { stepWords } from '../rules/step-words.ts'
import css from './driver-jobs.module.css'
import { driverJobPaths } from './driver-job-paths.ts'
import { checklistWords, entryWords, minutesWords, timeOf, timesOf } from './driver-job-words.ts'

/** A driver job's content, steps, hours and loads. */
export function DriverJobDetails({ job }: { job: DriverJob }) {
  const { progress, steps } = job
  const aside = steps.filter(({ state }) => state !== 'applied')
  return (
    <div className={css.columns}>
      <Section title="Job">
        <Facts facts={factsOf(job)} />
      </Section>
      <Section title="Times">
        {progress.entries.length === 0 && <p className={css.dimmed}>No work yet.</p>}
        <Rows
          rows={progress.entries.map(({ kind, started_at, ended_at, note }) => ({
            key: started_at,
            title: entryWords[kind],
            words: note,
            right: `${timeOf(started_at)} – ${ended_at ? timeOf(ended_at) : 'now'}`,
          }))}
        />
      </Section>
      <Section title="Loads">
        {progress.loads.length === 0 && <p className={css.dimmed}>No loads.</p>}
        <Rows
          rows={progress.loads.map((load) => ({
            key: load.client_load_id,
            title: `${load.load_no}. ${load.material}${load.status === 'void' ? ' (void)' : ''}`,
            words: [
              load.source,
              load.tip,
              load.ticket_no && `Ticket ${load.ticket_no}`,
              load.waste_record_no && `Waste record ${load.waste_record_no}`,
              load.note,
            ]
              .filter(Boolean)
              .join(' · '),
            right: (
              <>
                {load.net_t !== null && `${quantityText(load.net_t)} t `}
                {load.volume_m3 !== null && `${quantityText(load.volume_m3)} m³ `}
                <TicketPhoto job={job} name={load.ticket_file} />
              </>
            ),
          }))}
        />
      </Section>
      {aside.length > 0 && (
        <Section title="Not applied" help="Steps that were refused on arrival, or are still waiting.">
          <Rows rows={aside.map(rowOf)} />
        </Section>
      )}
      <Section title="Steps">
        {steps.length === 0 && <p className={css.dimmed}>No steps yet.</p>}
        <Rows rows={steps.filter(({ state }) => state === 'applied').map(rowOf)} />
      </Section>
    </div>
  )
}

function factsOf(job: DriverJob): { label: string; value: ReactNode }[] {
  const { progress } = job
  return [
    { label: 'Work order', value: <Link to={orderPaths.edit(job.job_item_id)}>{job.order_no}</Link> },
    { label: 'Planned', value: timesOf(job) },
    { label: 'Client', value: job.client },
    { label: 'Site', value: `${job.site}, ${job.site_address}` },
    { label: 'Asset', value: job.asset },
    { label: 'Worked', value: job.worked_minutes > 0 ? minutesWords(job.worked_minutes) : null },
    { label: 'Sent', value: formatInstant(job.sent_at) },
    {
      label: 'Answer',
      value: orderChanged(progress) ? 'The order changed and has not been accepted again' : answerOf(job),
    },
    { label: 'Fit for duty', value: progress.is_fit === null ? null : progress.is_fit === 1 ? 'Yes' : 'No' },
    {
      label: 'Checklist',
      value: <Link to={driverJobPaths.showChecklists(job.id)}>{checklistWords[progress.checklist]}</Link>,
    },
    ...(job.cleared_for_duty_reason
      ? [{ label: 'Cleared for duty because', value: job.cleared_for_duty_reason }]
      : []),
    ...(job.checklist_override_reason
      ? [{ label: 'Machine allowed because', value: job.checklist_override_reason }]
      : []),
    {
      label: 'Docket',
      value: job.docket_id ? (
        <Link to={`/dashboard/dockets/${job.docket_id}`}>
          {job.docket_no} ({job.docket_status})
        </Link>
      ) : null,
    },
    { label: 'Comment', value: progress.operator_comment },
  ]
}

const answerOf = ({ progress: { accepted_at, declined_at } }: DriverJob): string | null => {
  if (declined_at) return `Declined ${formatInstant(declined_at)}`
  return accepted_at ? `Accepted ${formatInstant(accepted_at)}` : null
}

/** A longer delay between phone and office means there was no signal. */
const lateMs = 10 * 60_000
const rowOf = ({ client_op_id, kind, at, received_at, state, reason, words }: RecordedStep): Row => ({
  key: client_op_id,
  title: stepWords[kind].button,
  words: reason ?? words,
  right: (
    <span className={css.photoTime}>
      {formatInstant(at)}
      {state === 'waiting' && <StatusBadge status="Waiting" tone="warning" />}
      {Date.parse(received_at) - Date.parse(at) > lateMs && (
        <StatusBadge status="Recorded offline" tone="neutral" />
      )}
    </span>
  ),
})

function TicketPhoto({ job: { files }, name }: { job: DriverJob; name: string | null }) {
  const file = files.find(({ client_file_id }) => client_file_id === name)
  return file ? (
    <a href={fileAddress(file.key)} target="_blank" rel="noreferrer">
      Photo
    </a>
  ) : null
}

interface Row {
  key: string
  title: string
  words: string | null
  right: ReactNode
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={css.rows}>
    {rows.map(({ key, title, words, right }) => (
      <li key={key}>
        <span>
          <strong>{title}</strong>
          {words && <span className={css.dimmed}>{words}</span>}
        </span>
        <span className={css.figures}>{right}</span>
      </li>
    ))}
  </ul>
)
