import { api } from './helpers.ts'

export interface MadeQuote {
  id: number
  quote_no: string
  version: number
}

const line = {
  kind: 'hire',
  description: '20 t excavator with operator',
  unit: 'hour',
  quantity: 40,
  unit_price_cents: 185_00,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
}
/** $1,160.00 more, when chosen. */
const option = {
  ...line,
  kind: 'service',
  description: 'Traffic controller on Saturdays',
  quantity: 16,
  unit_price_cents: 72_50,
  is_optional: 1,
  is_selected: 0,
}

/** A quote of $7,400.00 that sales has sent, with one option; $8,140.00 with GST. */
export async function sentQuote(fields: object = {}): Promise<MadeQuote> {
  const made = await api<MadeQuote>('sales', 'POST', '/api/quotes', {
    title: 'Basement dig, Nicholson Street',
    job_type: 'Machine Hire',
    prospect_name: 'Dana Whitlock',
    prospect_email: 'dana@merri.example',
    lines: [line, option],
    ...fields,
  })
  return api('sales', 'POST', `/api/quotes/${made.id}/send`, { to: 'dana@merri.example' })
}

/** The path of a new link to a quote: `/quote/{secret}`. */
export async function linkOf({ id }: MadeQuote): Promise<string> {
  const { url } = await api<{ url: string }>('sales', 'POST', `/api/quotes/${id}/link`, {})
  return new URL(url).pathname
}
