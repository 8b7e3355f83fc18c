/** What every answer carries, refusals and files included. Pages add their nonce. */
export const contentSecurityPolicy = (nonce?: string): string =>
  [
    "default-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
