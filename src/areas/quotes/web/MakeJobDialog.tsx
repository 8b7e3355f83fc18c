import { ConvertQuoteDialog } from '#areas/jobs/web/index.ts'
import type { Quote } from '../contract/quote.ts'

/** Makes a job of an accepted quote. */
export const MakeJobDialog = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => (
  <ConvertQuoteDialog
    quote={{ ...quote, po_number: quote.acceptance?.po_number ?? null }}
    onClose={onClose}
  />
)
