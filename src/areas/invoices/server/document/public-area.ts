import { serverArea } from '#platform/server/platform.ts'
import { openLink } from '#platform/server/sessions/public-link.ts'
import { system } from '#platform/server/sessions/viewer.ts'
import { publicInvoiceEndpoints } from '../../contract/public-endpoints.ts'
import { creditNotePdf, invoicePdf } from './invoice-pdf.ts'
import { linkKind } from './mail-invoice.ts'
import { creditLinkKind } from '../credits/send-credit.ts'
import { viewByLink } from './view-by-link.ts'

/** What the link of an invoice or credit note opens, and nothing else does. */
export const publicInvoicesArea = serverArea({
  endpoints: publicInvoiceEndpoints,

  handlers: (platform) => ({
    publicInvoicePdf: async ({ viewer, params }) => {
      const { db, clock, write } = platform
      const link = { kind: linkKind, secret: params.secret }
      const { record_id } = await openLink({ ...link, db, ip: viewer.ip, now: clock.now() })
      const pdf = await invoicePdf(platform, system, record_id)
      // Staff who try the link do not count as the client.
      if (viewer.user_id === null) await write(viewer, (change) => viewByLink(change, record_id))
      return pdf
    },
    publicCreditNotePdf: async ({ viewer, params }) => {
      const { db, clock } = platform
      const link = { kind: creditLinkKind, secret: params.secret }
      const { record_id } = await openLink({ ...link, db, ip: viewer.ip, now: clock.now() })
      return creditNotePdf(platform, system, record_id)
    },
  }),
})
