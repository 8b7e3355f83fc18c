export type Headers = Readonly<Record<string, string | string[] | number | undefined>>

/** The headers of every answer, including refusals, files and pages: name, and pattern of the value. */
const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src '(self|none)'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-robots-tag': /noindex/,
  // Everything is revalidated before reuse, except public assets.
  'cache-control': /no-store|no-cache|^public, /,
}

/** What is missing or too permissive in an answer's headers; empty when correct. */
export function headerFaults(headers: Headers): string[] {
  const faults = Object.entries(wanted)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => `${name}: ${String(headers[name] ?? 'missing')}`)
  const policy = String(headers['content-security-policy'])
  if (/unsafe-eval|script-src[^;]*unsafe-inline|default-src[^;]*unsafe-inline/.test(policy))
    faults.push(`content-security-policy: ${policy}`)
  return faults
}
