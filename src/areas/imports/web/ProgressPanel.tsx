import { Section } from '#ui/shells/Section.tsx'
import type { Import } from '../contract/import.ts'
import { CancelButton } from './CancelButton.tsx'
import css from './imports.module.css'

const doing = { checking: 'Checking rows', importing: 'Importing rows', undoing: 'Removing records' } as const

/** How far the server has come; the page may be left and opened again. */
export function ProgressPanel({ found }: { found: Import }) {
  const { id, status, done_count, row_count, bad_count, imported_count, is_own } = found
  const total = { checking: row_count, importing: row_count - bad_count, undoing: imported_count }
  const step = status as keyof typeof doing
  const label = `${doing[step]}: ${done_count.toLocaleString('en-AU')} of ${total[step].toLocaleString('en-AU')}`
  return (
    <Section title={doing[step]} actions={step !== 'undoing' && is_own === 1 && <CancelButton id={id} />}>
      <progress className={css.progress} value={done_count} max={total[step]} aria-label={doing[step]} />
      <p className={css.count}>{label}. You can leave this page; it goes on.</p>
    </Section>
  )
}
