/**
 * The public page's calls, as far as the browser needs them. Their schemas are in `public-endpoints.ts` and
 * pull in the schema library, which a client's phone loads the page without.
 */
export const publicRoutes = {
  getPublicQuote: { method: 'GET', path: '/api/public/quotes/:secret' },
  viewPublicQuote: { method: 'POST', path: '/api/public/quotes/:secret/view' },
  totalPublicQuote: { method: 'POST', path: '/api/public/quotes/:secret/total', effect: 'read' },
  acceptPublicQuote: {
    method: 'POST',
    path: '/api/public/quotes/:secret/accept',
    upload: { max_files: 1, max_bytes: 1_000_000 },
  },
  declinePublicQuote: { method: 'POST', path: '/api/public/quotes/:secret/decline' },
  publicQuotePdf: { method: 'GET', path: '/api/public/quotes/:secret/pdf', download: true },
  publicQuoteLogo: { method: 'GET', path: '/api/public/quotes/:secret/logo', download: true },
  publicQuoteSignature: { method: 'GET', path: '/api/public/quotes/:secret/signature', download: true },
  getPublicCompany: { method: 'GET', path: '/api/public/company' },
} as const
