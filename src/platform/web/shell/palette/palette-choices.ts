import type { PaletteHit } from '../../web-area.ts'
import type { PaletteAction } from './palette-actions.ts'
import type { PaletteScreen } from './palette-screens.ts'

/** One entry in the palette. */
export interface Choice {
  group: string
  label: string
  hint: string
  disabledReason?: string
  to?: string
  run?: () => void
}

/** Records found by one source. */
export interface Found {
  label: string
  hits: readonly PaletteHit[]
}

const hasWords = (text: string, label: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

/**
 * What the palette offers for `text`: the record's actions, the screens, then records found. Late results go
 * last, so that nothing moves just as someone presses Enter.
 */
export function choicesFor(
  text: string,
  actions: readonly PaletteAction[],
  found: readonly Found[],
  screens: readonly PaletteScreen[],
): Choice[] {
  const does = actions
    .filter(({ label }) => hasWords(text, label))
    .map((action): Choice => ({ group: 'This record', hint: '', ...action }))
  const records = found.flatMap(({ label: group, hits }) => hits.map((hit): Choice => ({ group, ...hit })))
  const places = screens
    .filter(({ label }) => hasWords(text, label))
    .map((screen): Choice => ({ group: 'Go to', ...screen }))
  return [...does, ...places, ...records]
}
