import { quiet } from '#ui/parts/state-looks.ts'
import type { Look } from '#ui/parts/StatusBadge.tsx'
import type { Opening } from '../rules/opening.ts'

/** How a tip site's state at a time of the day looks. */
export function openingTone(opening: Opening, time: string): Look {
  if (!opening.isOpen) return quiet.over
  const { opens, closes } = opening
  if (opens !== null && time < opens) return quiet.ready
  return closes !== null && time >= closes ? quiet.over : quiet.agreed
}
