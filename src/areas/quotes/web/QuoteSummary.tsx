import { RecentChanges } from '#areas/activity-log/web/index.ts'
import { formatDate, formatInstant } from '#shared/local-date.ts'
import { Facts } from '#ui/parts/Facts.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { TextFacts } from '#ui/parts/TextFacts.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { SummaryLayout } from '#ui/shells/SummaryLayout.tsx'
import { TotalsList } from '#ui/lines/TotalsList.tsx'
import type { Quote } from '../contract/quote.ts'
import { chosenLines } from '../rules/chosen-lines.ts'
import { quoteLabels as labels } from '../rules/quote-labels.ts'
import { pricedLine } from '../rules/priced-line.ts'
import { marginOf } from '../rules/quote-margin.ts'
import { totalsOf } from '../rules/quote-totals.ts'
import { QuoteLines } from './lines/LineFacts.tsx'
import { quoteHistoryWords } from './quote-field-words.ts'
import { QuoteBuyer } from './QuoteBuyer.tsx'
import { quotePaths } from './quote-paths.ts'
import { RevisionList } from './RevisionList.tsx'
import { totalRows } from './total-rows.ts'

/** A quote as the office reads it: for whom and where at the left, what it promises and what happened at the right. */
export function QuoteSummary({ quote }: { quote: Quote }) {
  return (
    <SummaryLayout
      facts={
        <>
          <QuoteBuyer quote={quote} />
          <FactGroup title="Dates and people">
            <Facts facts={factsOf(quote)} />
          </FactGroup>
          <TextFacts
            title="Notes and terms"
            facts={[
              { label: labels.description, value: quote.description },
              { label: labels.client_notes, value: quote.client_notes },
              { label: labels.exclusions, value: quote.exclusions },
              { label: labels.assumptions, value: quote.assumptions },
              { label: labels.internal_notes, value: quote.internal_notes },
              { label: labels.terms_id, value: quote.terms },
              { label: labels.footer_id, value: quote.footer },
            ]}
          />
        </>
      }
      lead={<Lines quote={quote} />}
    >
      <RevisionList quote={quote} />
      <RecentChanges
        record_type="quote"
        record_id={quote.id}
        words={quoteHistoryWords}
        all={quotePaths.edit(quote.id, 'history')}
      />
    </SummaryLayout>
  )
}

function factsOf(quote: Quote) {
  return [
    { label: labels.job_type, value: quote.job_type },
    { label: labels.quote_date, value: formatDate(quote.quote_date) },
    { label: labels.valid_until, value: formatDate(quote.valid_until) },
    { label: labels.sales_user_id, value: quote.sales_user },
    ...(quote.acceptance?.po_number ? [{ label: labels.po_number, value: quote.acceptance.po_number }] : []),
    ...(quote.deposit_percent === null
      ? []
      : [{ label: labels.deposit_percent, value: `${quote.deposit_percent}%` }]),
    ...(quote.first_viewed_at
      ? [{ label: labels.first_viewed_at, value: formatInstant(quote.first_viewed_at) }]
      : []),
  ]
}

/** The lines with their options; once accepted, those that the client chose. */
function Lines({ quote }: { quote: Quote }) {
  const { acceptance } = quote
  const lines = acceptance ? chosenLines(quote.lines, new Set(acceptance.selected_line_ids)) : quote.lines
  return (
    <Section title="Lines">
      <QuoteLines lines={lines} isAnswered={quote.acceptance !== null} />
      <Totals lines={lines} quote={quote} />
    </Section>
  )
}

function Totals({ lines, quote }: { lines: Quote['lines']; quote: Quote }) {
  const { gst_applies, discount_type, discount_value } = quote
  if (discount_type === undefined || discount_value === undefined) return null
  const terms = { ...quote, discount_type, discount_value }
  const priced = lines.map(pricedLine)
  return (
    <TotalsList rows={totalRows(totalsOf(priced, terms), { gst_applies, margin: marginOf(priced, terms) })} />
  )
}
