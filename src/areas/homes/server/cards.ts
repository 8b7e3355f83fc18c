import { bankDetailsCards } from './bank-details-cards.ts'
import { clientCards } from './client-cards.ts'
import { companyCards } from './company-cards.ts'
import { docketCards } from './docket-cards.ts'
import { documentCards } from './document-cards.ts'
import type { HomeCardSource } from './home-card.ts'
import { invoiceCards } from './invoice-cards.ts'
import { lateClientCards } from './late-clients.ts'
import { mayNotWorkCards } from './may-not-work-cards.ts'
import { mentionCards } from './mention-cards.ts'
import { notFitCards } from './not-fit-cards.ts'
import { onHoldCards } from './on-hold-cards.ts'
import { orderCards } from './order-cards.ts'
import { peopleCards } from './people-cards.ts'
import { quoteCards } from './quote-cards.ts'
import { workCards } from './work-cards.ts'

/** All cards by key; `home-layout.ts` says which a home has, in order. */
export const homeCards: ReadonlyMap<string, HomeCardSource> = new Map(
  [
    ...mentionCards,
    ...mayNotWorkCards,
    ...peopleCards,
    ...bankDetailsCards,
    ...documentCards,
    ...clientCards,
    ...lateClientCards,
    ...companyCards,
    ...orderCards,
    ...quoteCards,
    ...notFitCards,
    ...onHoldCards,
    ...workCards,
    ...docketCards,
    ...invoiceCards,
  ].map((card) => [card.key, card]),
)
