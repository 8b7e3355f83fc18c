import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { HomeShare } from '../contract/home.ts'
import css from './PipelineStrip.module.css'

/** Quotes from draft to accepted: how many and how much stand at each step. */
export function PipelineStrip({ steps }: { steps: readonly HomeShare[] }) {
  const largest = Math.max(1, ...steps.map(({ amount_cents }) => amount_cents))
  return (
    <ol className={css.steps} aria-label="Quotes by status">
      {steps.map(({ key, label, count, amount_cents, link }) => (
        <li key={key}>
          <Link to={link} className={classes(css.step, 'whole-link')} data-share={key}>
            <span>
              <strong className={css.count}>{count.toLocaleString('en-AU')}</strong> {label}
            </span>
            <span className={css.amount}>
              <Money cents={amount_cents} />
            </span>
            <span className={css.track} aria-hidden>
              <i className={css.share} style={{ width: `${(Math.max(0, amount_cents) / largest) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
