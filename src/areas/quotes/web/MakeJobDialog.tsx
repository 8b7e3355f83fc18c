import { ConvertQuoteDialog } from '#areas/jobs/web/index.ts'
import type { Quote } from '../contract/quote.ts'
import { chosenLines } from '../rules/chosen-lines.ts'

/** Makes a job of an accepted quote. */
export function MakeJobDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const po_number = quote.acceptance?.po_number ?? null
  return (
    <ConvertQuoteDialog quote={{ ...quote, po_number, unplanned: unplannedOf(quote) }} onClose={onClose} />
  )
}

/** Hired by description only: which plant it needs is unknown. */
const unplannedOf = ({ lines, acceptance }: Quote): string[] =>
  chosenLines(lines, new Set(acceptance?.selected_line_ids))
    .filter((line) => line.kind === 'hire' && line.is_selected && line.asset_category_id === null)
    .map(({ description }) => description)
