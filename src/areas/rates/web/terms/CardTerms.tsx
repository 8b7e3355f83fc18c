import { useContext, useState } from 'react'
import { useMay } from '#platform/web/calls/session.ts'
import { ReadOnlyContext } from '#ui/fields/read-only.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { rateCardLabels } from '../../rules/rate-card-labels.ts'
import { pricingPath } from '../pricing/pricing-paths.ts'
import { TermsDialog } from './TermsDialog.tsx'
import { TermsSummary } from './TermsSummary.tsx'

/** What a card says otherwise than the usual terms. */
export function CardTerms() {
  const readOnly = useContext(ReadOnlyContext)
  const maySet = useMay()('rate-cards:settings')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={rateCardLabels.terms}
      help={
        <>
          Minimums, surcharges, attachments, travel and the like of all its rates, where they differ from the{' '}
          {maySet ? <Link to={pricingPath()}>usual terms</Link> : 'usual terms'}.
        </>
      }
      actions={!readOnly && <Button onClick={() => setOpen(true)}>Change terms</Button>}
    >
      <TermsSummary at="terms" />
      {isOpen && (
        <TermsDialog
          title="Terms of the card"
          at="terms"
          help="Leave a field empty for what the usual terms say. A rate’s own terms come first."
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
