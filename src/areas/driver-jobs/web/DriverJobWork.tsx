import type { ReactNode } from 'react'
import { PictureLink } from '#areas/pictures/web/index.ts'
import { formatDayMonth, melbourneDate, weekday } from '#shared/local-date.ts'
import { capitalised } from '#shared/text.ts'
import { quantityText } from '#shared/units.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { DriverJob, RecordedStep } from '../contract/driver-job.ts'
import { stepName, stepWords } from '../rules/step-words.ts'
import css from './driver-jobs.module.css'
import { entryWords, timeOf } from './driver-job-words.ts'

/** What the driver has done: steps, hours and loads. */
export function DriverJobWork({ job }: { job: DriverJob }) {
  const { progress, steps } = job
  const aside = steps.filter(({ state }) => state !== 'applied')
  return (
    <>
      {aside.length > 0 && (
        <Section title="Not applied" help="Steps that were refused on arrival, or are still waiting.">
          <Rows rows={aside.map((step) => rowOf(step, job.work_date))} />
        </Section>
      )}
      <Section title="Steps">
        {steps.length === 0 && <p className={css.dimmed}>No steps yet.</p>}
        <Rows
          rows={steps.filter(({ state }) => state === 'applied').map((step) => rowOf(step, job.work_date))}
        />
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
                <TicketPhoto job={job} load={load} />
              </>
            ),
          }))}
        />
      </Section>
    </>
  )
}

/** A longer delay between phone and office means there was no signal. */
const lateMs = 10 * 60_000
const rowOf = (
  { client_op_id, kind, at, received_at, state, reason, words }: RecordedStep,
  work_date: string,
): Row => ({
  key: client_op_id,
  title: state === 'applied' ? doneWords(kind) : stepName(kind),
  words: reason ?? words,
  right: (
    <span className={css.photoTime}>
      {whenOf(at, work_date)}
      {state === 'waiting' && <StatusBadge status="Waiting" tone="warning" />}
      {Date.parse(received_at) - Date.parse(at) > lateMs && (
        <StatusBadge status="Recorded offline" tone="neutral" />
      )}
    </span>
  ),
})

/** Drivers report fit or not fit: each has its own words. */
const doneWords = (kind: RecordedStep['kind']): string =>
  kind === 'fit_for_duty' ? stepName(kind) : capitalised(stepWords[kind].done)

/** On the day of the work only the time: `6:46 am`; before and after `Wed 18 Nov, 5:41 pm`. */
function whenOf(at: string, work_date: string): string {
  const date = melbourneDate(at)
  return date === work_date ? timeOf(at) : `${weekday(date)} ${formatDayMonth(date)}, ${timeOf(at)}`
}

function TicketPhoto({
  job: { files },
  load: { ticket_file, load_no },
}: {
  job: DriverJob
  load: DriverJob['progress']['loads'][number]
}) {
  const file = files.find(({ client_file_id }) => client_file_id === ticket_file)
  if (!file) return null
  const picture = { key: file.key, name: 'Ticket', content_type: 'image/jpeg' }
  return (
    <PictureLink title={`Ticket of load ${load_no}`} pictures={[picture]} at={0}>
      Photo
    </PictureLink>
  )
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
