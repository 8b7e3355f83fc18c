import chips from './chips.module.css'
import css from './Legend.module.css'
import { chipWords, legend } from './chip-looks.tsx'

/** What the chips’ looks mean. */
export function Legend() {
  return (
    <footer className={css.legend} aria-label="Legend">
      {legend.map((look) => (
        <span key={look} className={css.legendItem}>
          <span className={chips.swatch} data-look={look} aria-hidden />
          {chipWords[look]}
        </span>
      ))}
    </footer>
  )
}
