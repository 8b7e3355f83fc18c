import { useWatch } from 'react-hook-form'
import css from '#ui/lines/LineGrid.module.css'
import type { TypedLine } from '../../rules/new-line.ts'
import { underMinimum } from '../../rules/under-minimum.ts'
import { pricedLines } from './typed-lines.ts'

/** Below a line: that it is under its own minimum. */
export function MinimumNote({ at }: { at: number }) {
  const line = useWatch({ name: `lines.${at}` }) as TypedLine | undefined
  // A quantity not typed yet is not too small.
  if (typeof line?.quantity !== 'number') return null
  const [words] = pricedLines([line]).map(underMinimum)
  return words && <p className={css.note}>{words}</p>
}
