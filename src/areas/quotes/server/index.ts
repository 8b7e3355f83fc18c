import { notFound } from '#platform/contract/app-error.ts'
import { clientOpenWork } from '#areas/clients/server/index.ts'
import { answer, on } from '#platform/server/change/change.ts'
import { archiveRecords, restoreRecords } from '#platform/server/change/archive-records.ts'
import { exportList } from '#platform/server/export/export-list.ts'
import { answerWith } from '#platform/server/http/answer-with.ts'
import { letterSettled } from '#platform/server/mail/mail.ts'
import { may, mustHold } from '#platform/server/sessions/viewer.ts'
import { shownSort } from '#platform/server/lists/shown-sort.ts'
import { serverArea } from '#platform/server/platform.ts'
import { quoteEndpoints } from '../contract/endpoints.ts'
import { quoteConstraints } from './constraints.ts'
import { acceptQuoteForClient } from './acceptance/accept-quote.ts'
import { approveQuote } from './actions/approve-quote.ts'
import { copyQuote } from './actions/copy-quote.ts'
import { createQuote } from './create-quote.ts'
import { declineQuote } from './acceptance/decline-quote.ts'
import { editQuote } from './edit-quote.ts'
import { expireQuotesDaily } from './reminders/expire-quotes.ts'
import { quoteExport } from './export-quotes.ts'
import { draftLetter } from './document/draft-letter.ts'
import { discardQuoteLetter, saveQuoteLetter } from './document/save-letter.ts'
import { markQuoteHanded } from './document/mark-handed.ts'
import { logLetter } from './document/log-letter.ts'
import { openQuotesOf } from './open-quotes.ts'
import { copiedQuoteLink, makeQuoteLink, revokeQuoteLinks } from './public/quote-links.ts'
import { findLineProducts } from './lines/card-prices.ts'
import { quotePdf } from './document/quote-pdf.ts'
import { quoteRecords } from './quote-records.ts'
import { countQuoteViews, findQuote, listQuotes, listRevisions, sumQuotes } from './quote-store.ts'
import { readDefaults } from './read-defaults.ts'
import { readDocument } from './document/read-document.ts'
import { quoteRecord } from './quote-record.ts'
import { readQuote } from './read-quote.ts'
import { remindClientsDaily } from './reminders/remind-clients.ts'
import { remindQuote } from './reminders/remind-quote.ts'
import { reviseQuote } from './actions/revise-quote.ts'
import { sendBackQuote } from './actions/send-back-quote.ts'
import { sendQuote } from './document/send-quote.ts'
import { saveQuoteSettings } from './settings-store.ts'
import { submitQuote } from './actions/submit-quote.ts'

export { acceptQuoteForClient } from './acceptance/accept-quote.ts'
export { viewByLink } from './public/view-by-link.ts'
export { approveQuote } from './actions/approve-quote.ts'
export { sendBackQuote } from './actions/send-back-quote.ts'
export { submitQuote } from './actions/submit-quote.ts'
export {
  type AcceptedQuote,
  lockAcceptedQuote,
  markConverted,
  type QuoteToConvert,
  readQuoteToConvert,
  withHired,
} from './actions/convert-quote.ts'
export { quoteRecord } from './quote-record.ts'
export { createQuote } from './create-quote.ts'
export { declineQuote } from './acceptance/decline-quote.ts'
export { editQuote } from './edit-quote.ts'
export { expireQuotes } from './reminders/expire-quotes.ts'
export { publicQuotesArea } from './public/public-area.ts'
export { quoteAccepted } from './quote-events.ts'
export { listHiredLines } from './lines/hired-line-store.ts'
export { isListed } from './parties-store.ts'
export { findApprovalWords } from './quote-rule-inputs.ts'
export { listQuotesToAct, sumQuotes, sumQuotesByStatus } from './quote-store.ts'
export { countDeclineReasons, listWonQuotes, listOutcomes, sumOutcomes, sumWonByWeek } from './won-store.ts'
export { reviseQuote } from './actions/revise-quote.ts'
export { sendQuote } from './document/send-quote.ts'
export { readQuoteSettings, saveQuoteSettings } from './settings-store.ts'

const { changes, creates } = answerWith(({ tx, viewer, today }, id) => readQuote(tx, viewer, id, today))

export const quotesArea = serverArea({
  endpoints: quoteEndpoints,
  letterPdfs: { quote: quotePdf },

  handlers: (platform) => {
    const { config, db, clock, write } = platform
    return {
      getQuoteSettings: () => readDefaults(db),
      saveQuoteSettings: async ({ change, body }) => {
        await saveQuoteSettings(change, body, readDefaults)
        return readDefaults(change.tx)
      },

      listLineProducts: ({ viewer, query }) => findLineProducts(db, viewer, query, clock.today()),

      listQuotes: ({ viewer, query }) => {
        const isShown = may(viewer, 'quotes:prices')
        const amounts = { hidden: ['total_cents'], isShown, otherwise: '-quote_date' } as const
        return listQuotes(db, shownSort(query, amounts))
      },
      countQuoteViews: () => countQuoteViews(db),
      sumQuotes: ({ viewer, query }) => {
        mustHold(viewer, 'quotes:read')
        return sumQuotes(db, query)
      },
      exportQuotes: ({ viewer, query }) => exportList(platform, viewer, query, quoteExport),
      getQuote: ({ viewer, params }) => readQuote(db, viewer, params.id, clock.today()),
      listQuoteRevisions: async ({ params }) => {
        const quote = await findQuote(db, params.id)
        if (!quote) throw notFound()
        return listRevisions(db, quote.quote_no)
      },
      getQuoteDocument: ({ viewer, params }) => {
        mustHold(viewer, 'quotes:read')
        return readDocument(db, params.id, clock.today())
      },
      quotePdf: ({ viewer, params }) => {
        mustHold(viewer, 'quotes:read')
        return quotePdf(platform, viewer, params.id)
      },

      createQuote: creates(createQuote),
      copyQuote: async ({ change, params }) => {
        const { id } = await copyQuote(change, params.id)
        return readQuote(change.tx, change.viewer, id, change.today)
      },
      reviseQuote: async ({ change, params, body }) => {
        const { id } = await reviseQuote(change, params.id, body.version)
        return readQuote(change.tx, change.viewer, id, change.today)
      },
      editQuote: changes(editQuote),
      submitQuote: changes((change, id, { version }) => submitQuote(change, id, version)),
      approveQuote: changes((change, id, { version }) => approveQuote(change, id, version)),
      sendBackQuote: changes((change, id, { reason, version }) => sendBackQuote(change, id, reason, version)),
      sendQuote: changes(sendQuote),
      remindQuote: changes(remindQuote),
      getQuoteLetter: ({ viewer, params }) => draftLetter(platform, viewer, params.id),
      saveQuoteLetter: changes(saveQuoteLetter),
      discardQuoteLetter: changes(discardQuoteLetter),
      markQuoteSent: changes(markQuoteHanded),
      acceptQuoteForClient: async ({ change, params: { id }, body, files: [file] }) => {
        await acceptQuoteForClient(change, id, body, file)
        return readQuote(change.tx, change.viewer, id, change.today)
      },
      declineQuote: changes(declineQuote),

      archiveQuotes: ({ change, body }) => archiveRecords(change, quoteRecord, body),
      restoreQuotes: ({ change, body }) => restoreRecords(change, quoteRecord, body),

      makeQuoteLink: ({ viewer, params }) =>
        write(viewer, (change) => makeQuoteLink(change, config.public_url, params.id)),
      copiedQuoteLink: async ({ change, params: { id } }) => {
        await copiedQuoteLink(change, id)
        return readQuote(change.tx, change.viewer, id, change.today)
      },
      revokeQuoteLinks: async ({ change, params }) => ({
        revoked: await revokeQuoteLinks(change, params.id),
      }),
    }
  },

  uploads: ({ db }) => ({
    acceptQuoteForClient: async ({ params }) => {
      if (!(await findQuote(db, params.id))) throw notFound()
    },
  }),

  records: quoteRecords,
  jobs: [expireQuotesDaily, remindClientsDaily],
  subscriptions: [on(letterSettled, logLetter), answer(clientOpenWork, openQuotesOf)],

  constraints: quoteConstraints,
})
