import sharp, { type Sharp } from 'sharp'
import { clientEndpoints } from '#areas/clients/contract/endpoints.ts'
import { quoteEndpoints as calls } from '#areas/quotes/contract/endpoints.ts'
import { publicQuoteEndpoints as page } from '#areas/quotes/contract/public-endpoints.ts'
import type { QuoteInput } from '#areas/quotes/contract/quote.ts'
import { pricedLine } from '#areas/quotes/rules/priced-line.ts'
import type { QuoteLine, QuoteLineInput } from '#areas/quotes/contract/quote-line.ts'
import { wordingEndpoints } from '#areas/quote-wording/contract/endpoints.ts'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import { richText } from '#shared/rich-text.ts'
import type { TestApp } from './app.ts'

/** A line of 8 hours at $185.00. */
export const line = (more: Partial<QuoteLineInput> = {}): QuoteLineInput => ({
  kind: 'hire',
  description: '20 t excavator, wet hire',
  unit: 'hour',
  quantity: 8,
  unit_price_cents: 185_00,
  gst_code: 'GST',
  is_optional: 0,
  is_selected: 1,
  ...more,
})

/** A returned line, in the shape it can be sent back. */
export const again = (fields: QuoteLine): QuoteLineInput => ({
  ...pricedLine(fields),
  is_optional: fields.is_optional ? 1 : 0,
  is_selected: fields.is_selected ? 1 : 0,
})

/** A complete quote except for its client. */
export const quote = (more: Partial<QuoteInput> = {}): QuoteInput => ({
  title: 'Basement dig',
  job_type: 'Machine Hire',
  prospect_name: 'Jo Nguyen',
  prospect_email: 'jo@kestrel.example',
  lines: [line()],
  ...more,
})

/** Quoting steps for tests: the company has its terms. */
export async function quoting(app: TestApp) {
  const administrator = await app.as('administrator')
  const sales = await app.as('sales')
  await administrator.call(settingsEndpoints.saveCompany, {
    body: { version: 0, name: 'Demo Plant Hire Pty Ltd', abn: '51 824 753 556', phone: '03 5550 1234' },
  })
  await administrator.call(wordingEndpoints.createTerms, {
    body: { title: 'Standard terms', body: richText('Minimum four hours. Pay in 14 days.'), is_default: 1 },
  })

  const mustBe = <T extends { status: number; text: string }>(reply: T): T => {
    if (reply.status !== 200) throw new Error(reply.text)
    return reply
  }
  const create = async (more: Partial<QuoteInput> = {}) =>
    mustBe(await sales.call(calls.createQuote, { body: quote(more) })).data
  const send = async (id: number) =>
    mustBe(await sales.call(calls.sendQuote, { params: { id }, body: { to: 'jo@kestrel.example' } })).data
  const sent = async (more: Partial<QuoteInput> = {}) => send((await create(more)).id)
  const linkOf = async (id: number): Promise<string> => {
    const { url } = mustBe(await sales.call(calls.makeQuoteLink, { params: { id } })).data
    return url.slice(-43)
  }
  const newClient = async (more: object = {}) =>
    mustBe(
      await administrator.call(clientEndpoints.createClient, {
        body: { name: 'Kestrel Homes', client_type: 'builder', email: 'office@kestrel.example', ...more },
      }),
    ).data
  return { administrator, sales, create, send, sent, linkOf, newClient }
}

/** What a client does on a quote's public page. */
export async function answering({ visitor }: TestApp) {
  const drawn = await signature()
  const read = (secret: string) => visitor.call(page.getPublicQuote, { params: { secret } })
  const agreement = (model_sha256: string, more: object = {}) => ({
    model_sha256,
    name: 'Jo Nguyen',
    terms_accepted: 1 as const,
    ...more,
  })
  /** Reads, signs and accepts, as the page does. */
  async function accept(
    secret: string,
    more: object = {},
    files: readonly { name: string; content: Buffer }[] = [drawn],
  ) {
    const { data } = await read(secret)
    return visitor.call(
      page.acceptPublicQuote,
      { params: { secret }, body: agreement(data.model_sha256, more) },
      { files },
    )
  }
  return { read, agreement, accept, drawn }
}

const paper = () => sharp({ create: { width: 300, height: 100, channels: 4, background: '#00000000' } })
const png = async (image: Sharp) => ({
  name: 'signature.png',
  content: await image.png().toBuffer(),
  type: 'image/png',
})

/** A drawn signature as the public page sends it. */
export const signature = () =>
  png(
    paper().composite([
      {
        input: Buffer.from(
          '<svg width="300" height="100"><path d="M10 60 C 90 0, 180 110, 290 30" stroke="#111" stroke-width="4" fill="none"/></svg>',
        ),
      },
    ]),
  )

/** The result of a signature pad nobody drew on. */
export const emptyPaper = () => png(paper())
