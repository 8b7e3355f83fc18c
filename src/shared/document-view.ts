import type { RichText } from './rich-text.ts'

/**
 * A document that people receive (a quote, docket or invoice) as it reads. Every figure is already text,
 * formatted once by its area's rules, so that the preview, public page and PDF cannot differ by a cent or
 * a comma.
 */
export interface DocumentView {
  /** Quote, Tax invoice, Docket. */
  title: string
  number: string
  /** Why it is not to be relied on: DRAFT, Replaced by Q-000123 version 2. */
  mark: string | null
  seller: DocumentParty
  buyer: DocumentParty
  /** Date, valid until, job type, PO number … */
  facts: readonly Fact[]
  /** Above the lines: what it is about. */
  intro: readonly Passage[]
  /** Whether lines show unit prices and totals, or only the work. */
  has_prices: boolean
  lines: readonly DocumentLine[]
  totals: readonly (Fact & { is_grand: boolean })[]
  /** Below the lines: hours, loads. */
  tables: readonly DocumentTable[]
  /** Below the totals: notes, exclusions, terms. */
  passages: readonly Passage[]
  footer: string | RichText | null
  evidence: Evidence | null
}

export interface Fact {
  label: string
  value: string
}
export interface Passage {
  heading: string | null
  /** Formatted, or plain, where a blank line starts a paragraph. */
  text: string | RichText
}
export interface DocumentParty {
  name: string
  /** Address, ABN, phone …, one per line. */
  lines: readonly string[]
}
export interface DocumentLine {
  description: string
  /** Minimum hours, optional, not chosen … */
  detail: string | null
  quantity: string
  unit: string
  unit_price: string
  total: string
  /** A heading or remark among the lines, without figures. */
  is_text: boolean
  /** Not in the total: an option that has not been chosen (yet). */
  is_left_out: boolean
}
/** Rows of plain text below each other, each with one cell for every column. */
export interface DocumentTable {
  heading: string
  columns: readonly {
    label: string
    /** At the right edge, with figures of one width. */
    is_figure: boolean
    /** Takes the space that the others leave. */
    is_wide: boolean
  }[]
  rows: readonly (readonly string[])[]
  /** The last row, or none. */
  total: readonly string[]
}
/** The part that says who agreed to exactly this document, when and how. */
export interface Evidence {
  heading: string
  facts: readonly Fact[]
  statement: string
  has_signature: boolean
  /** Whether it starts a page, or follows the rest where it fits. */
  has_own_page: boolean
}
