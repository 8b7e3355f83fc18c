import type { WordingDocument, WordingKind } from '#areas/quote-wording/contract/choices.ts'
import { createWording } from '#areas/quote-wording/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { type RichBlock, type RichParagraph, richText } from '#shared/rich-text.ts'

const paragraph = (text: string): RichParagraph => ({ type: 'paragraph', content: [{ text, type: 'text' }] })
const heading = (text: string): RichBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ text, type: 'text' }],
})
const numbered = (...clauses: string[]): RichBlock => ({
  type: 'orderedList',
  content: clauses.map((clause) => ({ type: 'listItem', content: [paragraph(clause)] })),
})

const wetHire: RichBlock[] = [
  heading('Rates and hours'),
  numbered(
    'Rates are for the hours on site with a minimum hire of four hours a day, charged in 15-minute steps, and travel from and to the depot.',
    'Stand-by, late cancellation and wet weather are charged as set out under “How hire is charged”.',
    'Tip fees are charged by the weighbridge ticket.',
  ),
  heading('Your site'),
  numbered(
    'You must show us all underground services and give us safe access. We dig to your plans.',
    'You warrant the classification of the soil; if it turns out to be another category, the tip fee and cartage change accordingly.',
  ),
  heading('Payment'),
  paragraph(
    'Our invoice is due on your payment terms. Please tell us within seven days what you dispute on a docket.',
  ),
]

const dryHire: RichBlock[] = [
  heading('The machine'),
  numbered(
    'The rate covers eight hours of use a day; further hours are charged in proportion.',
    'Hire ends when you give us an off-hire notice and the machine is ready to collect, clean and fuelled.',
    'You check oil, water and greasing each day, and pay for worn teeth, tyres and tracks beyond fair wear.',
  ),
  heading('Damage and security'),
  numbered(
    'You bear loss and damage while the machine is with you, up to the excess with our damage waiver.',
    'The machine stays ours. We may register our interest in it on the PPSR.',
  ),
]

const disputes: RichBlock[] = [
  paragraph('Hours and loads are as signed. Please tell us within seven days what you dispute.'),
]

type Listed = readonly [WordingKind, title: string, RichBlock[], is_default: 0 | 1, WordingDocument[]?]
const wordings: readonly Listed[] = [
  ['terms', 'Wet hire and earthworks', wetHire, 1],
  ['terms', 'Dry hire', dryHire, 0],
  ['terms', 'Disputes', disputes, 1, ['invoice', 'docket']],
  [
    'footer',
    'Thanks',
    richText('Thank you for the opportunity to quote. Rates hold until this quote expires.').content,
    1,
  ],
  [
    'footer',
    'Tenders',
    richText('This price is for the whole scope. Parts of it are priced on request.').content,
    0,
  ],
]

/** The demo company's terms and footers. */
export async function demoWordings(change: Change): Promise<void> {
  for (const [kind, title, content, is_default, applies_to] of wordings)
    await createWording(change, kind, { title, body: { type: 'doc', content }, is_default, applies_to })
}
