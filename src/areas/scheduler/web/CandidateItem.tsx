import { IconCheck, IconPencil } from '@tabler/icons-react'
import { formatInstant } from '#shared/local-date.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/parts/Button.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Candidate } from '../contract/booking.ts'
import { candidateTone } from './candidate-tone.ts'
import { ReasonList } from './ReasonList.tsx'
import css from './scheduler.module.css'
import type { useBook } from './use-book.ts'

/** A candidate: what speaks for and against it, and the two ways to book it. */
export function CandidateItem({
  candidate,
  isBest,
  booking,
}: {
  candidate: Candidate
  /** The first without an objection: the one primary button of the list. */
  isBest: boolean
  booking: ReturnType<typeof useBook>
}) {
  const { name, free, reasons, why_ranked, next_booking } = candidate
  const badge = badgeOf(candidate)
  const hasSoft = reasons.some(({ blocks }) => blocks === 'soft')
  const next =
    next_booking && `next ${next_booking.order_no ?? 'absence'} on ${formatInstant(next_booking.starts_at)}`
  return (
    <li className={classes(css.candidate, !free && css.unavailable)}>
      <div className={css.about}>
        <p className={css.name}>
          <strong>{name}</strong>
          <StatusBadge status={badge} tone={candidateTone[badge]} />
        </p>
        <p className={css.why}>{[why_ranked, next].filter(Boolean).join(', ')}</p>
        <ReasonList reasons={reasons} />
      </div>
      <div className={css.take}>
        <Button
          variant={isBest ? 'primary' : 'secondary'}
          icon={<IconCheck aria-hidden size={15} />}
          disabledReason={booking.whyNotBook(candidate, 'confirmed')}
          loading={booking.saving}
          data-book
          aria-label={`Book ${name}`}
          onClick={() => void booking.book(candidate, 'confirmed')}
        >
          {hasSoft ? 'Book…' : 'Book'}
        </Button>
        <Button
          variant="quiet"
          icon={<IconPencil aria-hidden size={15} />}
          disabledReason={booking.whyNotBook(candidate, 'pencilled')}
          aria-label={`Pencil ${name}`}
          onClick={() => void booking.book(candidate, 'pencilled')}
        >
          Pencil
        </Button>
      </div>
    </li>
  )
}

function badgeOf({ free, reasons }: Candidate): keyof typeof candidateTone {
  if (!free) return 'Not free'
  if (reasons.some(({ code }) => code === 'off_road')) return 'Off road'
  return reasons.length > 0 ? 'Needs a reason' : 'Free'
}
