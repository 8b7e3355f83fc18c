/** The policy of every answer, including refusals and files. Pages add their nonce. */
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
