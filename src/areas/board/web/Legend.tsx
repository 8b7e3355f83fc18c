import css from './board.module.css'
import { chipWords, legend } from './chip-looks.tsx'

/** What the chips’ looks mean. */
export function Legend() {
  return (
    <footer className={css.legend} aria-label="Legend">
      {legend.map((look) => (
        <span key={look} className={css.legendItem}>
          <span className={css.swatch} data-look={look} aria-hidden />
          {chipWords[look]}
        </span>
      ))}
    </footer>
  )
}
