import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { ModelLine, QuoteModel } from '../contract/quote-document.ts'

interface Address {
  address_line1: string | null
  address_line2: string | null
  suburb: string | null
  state: string | null
  postcode: string | null
}
interface Seller extends Address {
  name: string
  trading_name: string | null
  abn: string | null
  phone: string | null
  email: string | null
  website: string | null
}
export interface Buyer extends Address {
  name: string
  trading_name: string | null
  abn: string | null
}
interface Prospect {
  prospect_name: string | null
  prospect_email: string | null
  prospect_mobile: string | null
  prospect_address: string | null
}
type Head = Omit<QuoteModel, 'number' | 'seller' | 'buyer' | 'logo_sha256' | 'lines' | 'acceptance'>

interface Parts {
  quote: Omit<Head, 'site' | 'sales_user'> & Prospect & { quote_no: string }
  lines: readonly ModelLine[]
  seller: Seller
  /** null: the quote is for a prospect. */
  buyer: Buyer | null
  contact: string | null
  site: string | null
  sales_user: string | null
  logo_sha256: string | null
}

/** What a quote says now, field by field: nothing passes that the client may not see. */
export function modelOf(parts: Parts): QuoteModel {
  const { quote, lines, seller, buyer, contact } = parts
  return {
    number: quote.quote_no,
    revision: quote.revision,
    title: quote.title,
    description: quote.description,
    quote_date: quote.quote_date,
    valid_until: quote.valid_until,
    job_type: quote.job_type,
    seller: { name: seller.trading_name ?? seller.name, lines: sellerLines(seller) },
    logo_sha256: parts.logo_sha256,
    buyer: buyer ? buyerParty(buyer, contact) : prospectParty(quote),
    site: parts.site,
    sales_user: parts.sales_user,
    show_line_prices: quote.show_line_prices,
    gst_applies: quote.gst_applies,
    gst_rule: quote.gst_rule,
    discount_type: quote.discount_type,
    discount_value: quote.discount_value,
    deposit_percent: quote.deposit_percent,
    lines: lines.map(modelLine),
    client_notes: quote.client_notes,
    exclusions: quote.exclusions,
    assumptions: quote.assumptions,
    terms_text: quote.terms_text,
    footer_text: quote.footer_text,
    acceptance: null,
  }
}

const modelLine = (line: ModelLine): ModelLine => ({
  id: line.id,
  kind: line.kind,
  description: line.description,
  unit: line.unit,
  quantity: line.quantity,
  min_quantity: line.min_quantity,
  unit_price_cents: line.unit_price_cents,
  gst_code: line.gst_code,
  is_optional: line.is_optional,
  is_selected: line.is_selected,
})

const filled = (lines: readonly (string | null | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))

/** A state alone is no address: it is what a new client begins with. */
const place = ({ suburb, state, postcode }: Address): string =>
  suburb || postcode ? filled([suburb, state, postcode]).join(' ') : ''

const sellerLines = (seller: Seller): string[] =>
  filled([
    seller.trading_name !== null && seller.trading_name !== seller.name && seller.name,
    seller.abn && `ABN ${formatAbn(seller.abn)}`,
    seller.address_line1,
    seller.address_line2,
    place(seller),
    seller.phone && formatPhone(seller.phone),
    seller.email,
    seller.website?.replace(/^https?:\/\//, '') ?? null,
  ])

const buyerParty = (buyer: Buyer, contact: string | null): QuoteModel['buyer'] => ({
  name: buyer.name,
  lines: filled([
    buyer.trading_name && `Trading as ${buyer.trading_name}`,
    contact && `Attention ${contact}`,
    buyer.address_line1,
    buyer.address_line2,
    place(buyer),
    buyer.abn && `ABN ${formatAbn(buyer.abn)}`,
  ]),
})

const prospectParty = (quote: Prospect): QuoteModel['buyer'] => ({
  name: quote.prospect_name ?? '',
  lines: filled([
    quote.prospect_address,
    quote.prospect_mobile && formatPhone(quote.prospect_mobile),
    quote.prospect_email,
  ]),
})
