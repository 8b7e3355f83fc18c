import { IconHandStop, IconPhone } from '@tabler/icons-react'
import { dialled, formatPhone } from '#shared/phone.ts'
import { classes } from '#ui/classes.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import css from './phone.module.css'

/** Stopped until the office decides: why, and the button to call. */
export function StopCard({ words, office_phone }: { words: string } & Pick<DriverJob, 'office_phone'>) {
  return (
    <section className={classes(css.card, css.stop)} aria-label="Stop">
      <p className={css.stopWords} role="alert">
        <IconHandStop size={28} aria-hidden />
        {words}
      </p>
      {office_phone !== null && (
        <a className={css.call} href={`tel:${dialled(office_phone)}`}>
          <IconPhone size={22} aria-hidden />
          Call office
          <span className={css.number}>{formatPhone(office_phone)}</span>
        </a>
      )}
    </section>
  )
}
