/**
 * The policy of every answer, including refusals and files. Pages add their nonce, and the hosts besides ours that their
 * pictures come from.
 */
export const contentSecurityPolicy = (nonce?: string, pictureHosts: readonly string[] = []): string =>
  [
    "default-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    ["img-src 'self' data: blob:", ...pictureHosts].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
