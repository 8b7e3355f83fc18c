import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { AgeBar, ageLooks } from '#ui/parts/AgeBar.tsx'
import { Money } from '#ui/parts/Money.tsx'
import { owingAges } from '../../contract/choices.ts'
import type { InvoiceSums } from '../../contract/endpoints.ts'
import { owingAgeWords, owingWords } from '../../rules/owing-words.ts'
import { owingLink } from '../owing-link.ts'
import type { InvoiceListQuery } from '../queries.ts'
import css from './OwingAges.module.css'

/** What is owing by how late it is: a bar, and a link for each age that narrows the list to it, or widens it again. */
export function OwingAges({ ages, query }: { ages: InvoiceSums['ages']; query: InvoiceListQuery }) {
  const shown = owingAges.flatMap((age) => {
    const found = ages.find((one) => one.age === age)
    return found ? [{ key: age, cents: found.owing_cents }] : []
  })
  if (shown.length === 0) return null
  return (
    <nav className={css.ages} aria-label="Owing by age">
      <AgeBar ages={shown} />
      <ul>
        {shown.map(({ key, cents }) => {
          const isSet = query.owing === key
          return (
            <li key={key}>
              <Link
                to={owingLink(query, isSet ? undefined : key)}
                className={css.age}
                aria-current={isSet || undefined}
                title={owingWords[key]}
              >
                <i className={classes(css.sign, ageLooks[key])} aria-hidden />
                <span aria-hidden>{owingAgeWords[key]}</span>
                <span className="visually-hidden">{owingWords[key]}</span>
                <Money cents={cents} />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
