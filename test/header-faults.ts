export type Headers = Readonly<Record<string, string | string[] | number | undefined>>

/** What every answer carries, refusals, files and pages included: its name, and what its value must be like. */
const wanted: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src '(self|none)'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-robots-tag': /noindex/,
  // Nothing is shown again without asking, but what is for everybody.
  'cache-control': /no-store|no-cache|^public, /,
}

/** What the headers of an answer lack, or allow that they must not; empty when they are as they should be. */
export function headerFaults(headers: Headers): string[] {
  const faults = Object.entries(wanted)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => `${name}: ${String(headers[name] ?? 'missing')}`)
  const policy = String(headers['content-security-policy'])
  if (/unsafe-eval|script-src[^;]*unsafe-inline|default-src[^;]*unsafe-inline/.test(policy))
    faults.push(`content-security-policy: ${policy}`)
  return faults
}
