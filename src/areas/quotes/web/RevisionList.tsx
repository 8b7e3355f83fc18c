import { useQuery } from '@tanstack/react-query'
import { Money } from '#ui/parts/Money.tsx'
import { Link } from '#ui/navigation.tsx'
import { Section } from '#ui/shells/Section.tsx'
import type { Quote } from '../contract/quote.ts'
import { QuoteStatus } from './QuoteBadges.tsx'
import { quotePaths } from './quote-paths.ts'
import { revisionsQuery } from './queries.ts'
import css from './quotes.module.css'

/** A quote's other revisions, if any. */
export function RevisionList({ quote }: { quote: Quote }) {
  const { data = [] } = useQuery(revisionsQuery(quote.id))
  if (data.length < 2) return null
  return (
    <Section title="Versions">
      <ul className={css.revisions}>
        {data.map((one) => (
          <li key={one.id}>
            {one.id === quote.id ? (
              <strong>Version {one.revision}</strong>
            ) : (
              <Link to={quotePaths.edit(one.id)}>Version {one.revision}</Link>
            )}{' '}
            <QuoteStatus quote={one} /> {one.total_cents !== undefined && <Money cents={one.total_cents} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
