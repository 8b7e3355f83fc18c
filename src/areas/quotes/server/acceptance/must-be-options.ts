import { invalid } from '#platform/contract/app-error.ts'
import type { QuoteModel } from '../../contract/quote-document.ts'

/** Only offered options can be chosen. @throws invalid. */
export function mustBeOptions({ lines }: QuoteModel, selected_line_ids: readonly number[]): void {
  const options = new Set(lines.flatMap((line) => (line.is_optional ? line.id : [])))
  if (!selected_line_ids.every((id) => options.has(id)))
    throw invalid({ selected_line_ids: 'Choose from the options on this quote.' })
}
