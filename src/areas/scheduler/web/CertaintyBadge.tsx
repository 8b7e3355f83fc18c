import { IconCheck, IconPencil } from '@tabler/icons-react'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import type { Certainty } from '../contract/choices.ts'
import css from './scheduler.module.css'

/** How sure a booking is, told by its word, a sign and a colour. */
export function CertaintyBadge({ certainty }: { certainty: Certainty }) {
  return (
    <span className={css.certainty}>
      {certainty === 'confirmed' ? <IconCheck size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
      {certainty === 'confirmed' ? (
        <StatusBadge status="Booked" tone="success" />
      ) : (
        <StatusBadge status="Pencilled" tone="warning" />
      )}
    </span>
  )
}
