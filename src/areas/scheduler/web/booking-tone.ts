import { IconPencil } from '@tabler/icons-react'
import { quiet } from '#ui/parts/state-looks.ts'
import type { Look } from '#ui/parts/StatusBadge.tsx'
import type { Certainty } from '../contract/choices.ts'

export const bookingTone: Readonly<Record<Certainty, Look>> = {
  confirmed: quiet.agreed,
  pencilled: { tone: 'warning', sign: IconPencil },
}
