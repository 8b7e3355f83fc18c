import { dialled, formatPhone } from '#shared/phone.ts'
import { plural } from '#shared/text.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Money } from '#ui/parts/Money.tsx'
import type { Home } from '../contract/home.ts'
import css from './debtors.module.css'
import { PanelHead } from './PanelHead.tsx'

/** The clients who owe most, how late it is, and the number to call. */
export function DebtorsPanel({ debtors: { count, rows } }: { debtors: NonNullable<Home['debtors']> }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="debtors">
      <PanelHead id="debtors" title="Who owes most">
        <span className={css.words}>{plural(count, 'client')}</span>
      </PanelHead>
      <ul className={css.debtors}>
        {rows.map(({ id, name, words, tone, owing_cents, phone, link }) => (
          <li key={id} className={css.row}>
            <Link to={link} className={classes(css.debtor, 'whole-link')}>
              <span className={css.name}>{name}</span>
              <span className={classes(css.words, tone === 'danger' && css.danger)}>{words}</span>
              <span className={css.amount}>
                <Money cents={owing_cents} />
              </span>
            </Link>
            {phone !== null && (
              <a
                className={css.phone}
                href={`tel:${dialled(phone)}`}
                aria-label={`Call ${name}, ${formatPhone(phone)}`}
              >
                {formatPhone(phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
