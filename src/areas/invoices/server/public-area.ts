import { serverArea } from '#platform/server/platform.ts'
import { system } from '#platform/server/viewer.ts'
import { publicInvoiceEndpoints } from '../contract/public-endpoints.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { openLink, viewByLink } from './open-link.ts'

/** What the link of an invoice opens, and nothing else does. */
export const publicInvoicesArea = serverArea({
  endpoints: publicInvoiceEndpoints,

  handlers: (platform) => ({
    publicInvoicePdf: async ({ viewer, params }) => {
      const { db, clock, write } = platform
      const { record_id } = await openLink(db, viewer, params.secret, clock.now())
      const pdf = await invoicePdf(platform, system, record_id)
      // One of us who tries the link has not read it for the client.
      if (viewer.user_id === null) await write(viewer, (change) => viewByLink(change, record_id))
      return pdf
    },
  }),
})
