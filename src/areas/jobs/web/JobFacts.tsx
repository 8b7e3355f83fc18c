import { formatDate, formatTime } from '#shared/local-date.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Job } from '../contract/job.ts'
import css from './jobs.module.css'

/** A job to read, for those who are booked on it. */
export function JobFacts({ job }: { job: Job }) {
  return (
    <Section title="Job">
      <Facts
        facts={[
          { label: 'Client', value: job.client },
          { label: 'Site', value: `${job.site}, ${job.site_suburb}` },
          { label: 'Contact', value: job.contact },
          { label: 'Type', value: job.job_type },
          { label: 'From', value: formatDate(job.start_date) },
          { label: 'To', value: formatDate(job.end_date) },
          { label: 'Start time', value: formatTime(job.default_start_time) },
          { label: 'Purchase order', value: job.po_number },
          { label: 'Description', value: <Lines text={job.description} /> },
          { label: 'Safety notes', value: <Lines text={job.safety_notes} /> },
        ]}
      />
    </Section>
  )
}

/** A text with the line breaks that were typed. */
const Lines = ({ text }: { text: string | null }) => (text ? <span className={css.lines}>{text}</span> : '–')
