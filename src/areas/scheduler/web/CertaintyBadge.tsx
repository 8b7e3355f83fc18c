import { IconCheck, IconPencil } from '@tabler/icons-react'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Certainty } from '../contract/choices.ts'
import { bookingTone } from './booking-tone.ts'
import css from './scheduler.module.css'

/** A booking's certainty, shown by word, icon and colour. */
export function CertaintyBadge({ certainty }: { certainty: Certainty }) {
  return (
    <span className={css.certainty}>
      {certainty === 'confirmed' ? <IconCheck size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
      <StatusBadge
        status={certainty === 'confirmed' ? 'Booked' : 'Pencilled'}
        tone={bookingTone[certainty]}
      />
    </span>
  )
}
