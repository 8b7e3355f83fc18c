import type { Change } from '#platform/server/change/change.ts'
import { serverArea } from '#platform/server/platform.ts'
import { openLink } from '#platform/server/sessions/public-link.ts'
import type { Viewer } from '#platform/server/sessions/viewer.ts'
import { publicQuoteEndpoints } from '../../contract/public-endpoints.ts'
import { acceptByLink } from './accept-by-link.ts'
import { declineQuote } from '../acceptance/decline-quote.ts'
import { findIssuedQuote } from '../document/issued-quote.ts'
import { linkKind } from '../document/mail-quote.ts'
import { pictureOf, quotePdf } from '../document/quote-pdf.ts'
import { readPublicQuote, totalPublicQuote } from './read-public-quote.ts'
import { sellerOf } from '../seller.ts'
import { viewByLink } from './view-by-link.ts'

/** What a quote's link opens, and nothing else does. */
export const publicQuotesArea = serverArea({
  endpoints: publicQuoteEndpoints,

  handlers: (platform) => {
    const { db, clock, files } = platform
    const linkOf = (secret: string) => ({ db, kind: linkKind, secret, now: clock.now() })
    const open = ({ ip }: Viewer, secret: string) => openLink({ ...linkOf(secret), ip })
    const openIn = (change: Change, secret: string) =>
      openLink({ ...linkOf(secret), change, ip: change.viewer.ip })
    const answer = async (change: Change, secret: string) =>
      readPublicQuote(change.tx, await openIn(change, secret), change.today)

    return {
      getPublicQuote: async ({ viewer, params }) =>
        readPublicQuote(db, await open(viewer, params.secret), clock.today()),
      totalPublicQuote: async ({ viewer, params, body }) =>
        totalPublicQuote(db, await open(viewer, params.secret), body.selected_line_ids),
      viewPublicQuote: async ({ change, params: { secret } }) => {
        await viewByLink(change, await openIn(change, secret))
        return answer(change, secret)
      },
      acceptPublicQuote: async ({ change, params: { secret }, body, files: [file] }) => {
        await acceptByLink(change, await openIn(change, secret), body, file)
        return answer(change, secret)
      },
      declinePublicQuote: async ({ change, params: { secret }, body }) => {
        const { record_id, person } = await openIn(change, secret)
        await declineQuote(change, record_id, { reason: body.reason, by: body.name ?? person })
        return answer(change, secret)
      },
      publicQuotePdf: async ({ viewer, params }) => {
        const { record_id } = await open(viewer, params.secret)
        return quotePdf(platform, viewer, record_id)
      },
      publicQuoteLogo: async ({ viewer, params }) => {
        const issued = await findIssuedQuote(db, (await open(viewer, params.secret)).record_id)
        return pictureOf(files, issued?.model.logo_sha256 ?? null)
      },
      publicQuoteSignature: async ({ viewer, params }) => {
        const issued = await findIssuedQuote(db, (await open(viewer, params.secret)).record_id)
        return pictureOf(files, issued?.model.acceptance?.signature_sha256 ?? null)
      },
      getPublicCompany: () => sellerOf(db),
    }
  },

  uploads: ({ db, clock }) => ({
    acceptPublicQuote: async ({ viewer, params: { secret } }) =>
      openLink({ db, ip: viewer.ip, kind: linkKind, secret, now: clock.now() }),
  }),
})
