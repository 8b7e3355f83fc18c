import {
  abnLine,
  addressLines,
  filledLines,
  type Party,
  type PostalAddress,
  type Seller,
  sellerParty,
} from '#shared/parties.ts'
import { formatPhone } from '#shared/phone.ts'
import type { RichText } from '#shared/rich-text.ts'
import type { ModelLine, QuoteModel } from '../contract/quote-document.ts'

export interface Buyer extends PostalAddress {
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
type Head = Omit<
  QuoteModel,
  'number' | 'seller' | 'buyer' | 'logo_sha256' | 'lines' | 'hire_charges' | 'terms' | 'footer' | 'acceptance'
>

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
  /** What hire is charged besides its price, a sentence each. */
  hire_charges: string[]
  terms: RichText | null
  footer: RichText | null
}

/** A quote's current content, field by field: nothing gets in that the client may not see. */
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
    seller: sellerParty(seller),
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
    hire_charges: parts.hire_charges,
    client_notes: quote.client_notes,
    exclusions: quote.exclusions,
    assumptions: quote.assumptions,
    terms: parts.terms,
    footer: parts.footer,
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
  charged_quantity: line.charged_quantity,
  unit_price_cents: line.unit_price_cents,
  gst_code: line.gst_code,
  is_optional: line.is_optional,
  is_selected: line.is_selected,
})

const buyerParty = (buyer: Buyer, contact: string | null): Party => ({
  name: buyer.name,
  lines: filledLines([
    buyer.trading_name && `Trading as ${buyer.trading_name}`,
    contact && `Attention ${contact}`,
    ...addressLines(buyer),
    abnLine(buyer.abn),
  ]),
})

const prospectParty = (quote: Prospect): Party => ({
  name: quote.prospect_name ?? '',
  lines: filledLines([
    quote.prospect_address,
    quote.prospect_mobile && formatPhone(quote.prospect_mobile),
    quote.prospect_email,
  ]),
})
