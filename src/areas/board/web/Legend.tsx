import { memo } from 'react'
import { KeyHints } from '#ui/parts/KeyHints.tsx'
import chips from './chips.module.css'
import css from './Legend.module.css'
import { chipWords, legend } from './chip-looks.tsx'

const keys = [
  { press: ['Enter'], does: 'pick up and drop' },
  { press: ['Alt', '←', '→'], does: 'move a day' },
  { press: ['C'], does: 'copy to days' },
  { press: ['Del'], does: 'release' },
]

/** What the chips’ looks mean, and what to press. */
export const Legend = memo(function Legend({ books }: { books: boolean }) {
  return (
    <footer className={css.legend} aria-label="Legend">
      {legend.map((look) => (
        <span key={look} className={css.legendItem}>
          <span className={chips.swatch} data-look={look} aria-hidden />
          {chipWords[look]}
        </span>
      ))}
      {books && <KeyHints keys={keys} className={css.keys} />}
    </footer>
  )
})
