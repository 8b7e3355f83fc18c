/** Characters of every kind, among them some that each piece of an expression matches. */
const characters = [
  ...Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)),
  '\t',
  '\n',
  '\r',
  '\0',
  'é',
  'ß',
  'Ж',
  '中',
  '\u0301',
  '\u2028',
  '\ufeff',
  '😀',
]

/** A class, an escape, or a literal character; groups, quantifiers and anchors are skipped. */
const piece =
  /\\p\{[^}]+\}|\\P\{[^}]+\}|\\[dDsSwW]|\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|\\[^bBk\d]|\[(?:\\.|[^\]\\])+\]|\(\?(?:<?[:=!]|<\w+>)|\\k<\w+>|\{\d*,?\d*\}|[^\\[\](){}|?*+^$]/gi

/** One or two characters that each piece matches, in order. */
function samplesOf(pattern: string, flags: string): string[] {
  const pieces = (pattern.match(piece) ?? []).filter((one) => !/^\(\?|^\{|^\\k/.test(one))
  const asOne = flags.replaceAll(/[gy]/g, '')
  return pieces.map((one) => {
    const only = new RegExp(`^(?:${one})$`, asOne)
    return characters.find((character) => only.test(character)) ?? ''
  })
}

const tails = ['', '\0', '!', ' \0']

/**
 * Texts that may take an expression long: what its pieces match, repeated, in pairs, and after what precedes
 * it, with a non-matching end.
 */
export function* adversarialTexts(pattern: string, flags: string, length: number): Generator<string> {
  const samples = samplesOf(pattern, flags)
  const many = (part: string) => part.repeat(Math.ceil(length / Math.max(1, part.length)))
  const parts = new Set(samples)
  for (const [at, one] of samples.entries())
    for (const next of samples.slice(at + 1, at + 4)) parts.add(one + next)
  parts.add(samples.join(''))
  const starts = new Set(['', ...samples.map((_, at) => samples.slice(0, at + 1).join(''))])
  const bodies = new Set<string>()
  for (const part of parts) if (part) bodies.add(many(part))
  for (const start of starts) for (const one of new Set(samples)) if (one) bodies.add(start + many(one))
  for (const body of bodies) for (const tail of tails) yield body + tail
}
