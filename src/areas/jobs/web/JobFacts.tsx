import { formatDate, formatTime } from '#shared/local-date.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Job } from '../contract/job.ts'
import { jobLabels as labels } from '../rules/job-labels.ts'
import css from './jobs.module.css'

/** A read-only job, for people booked on it. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <Section title="Job">
      <Facts
        facts={[
          { label: labels.client_id, value: job.client },
          { label: labels.job_site_id, value: `${job.site}, ${job.site_suburb}` },
          { label: labels.contact_id, value: job.contact },
          { label: labels.job_type, value: job.job_type },
          { label: labels.start_date, value: formatDate(job.start_date) },
          { label: labels.end_date, value: formatDate(job.end_date) },
          { label: labels.default_start_time, value: formatTime(job.default_start_time) },
          { label: labels.po_number, value: job.po_number },
          { label: labels.description, value: <Lines text={job.description} /> },
          { label: labels.safety_notes, value: <Lines text={job.safety_notes} /> },
        ]}
      />
    </Section>
  )
}

/** A text with its line breaks. */
const Lines = ({ text }: { text: string | null }) => (text ? <span className={css.lines}>{text}</span> : '–')
