/** From 1 to 65535. */
const port = '[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5]'
/** The host by name and in full, since pages allow pictures from exactly it: no login, no address in numbers. */
const host = new RegExp(String.raw`^https://((?:[a-z0-9-]+\.)+[a-z]{2,}(?::(?:${port}))?)/\S*$`)
const placeholders = /\{[^{}]*\}/g
const needed = ['{z}', '{x}', '{y}']

export const wrongMapTiles = 'Enter an address like https://tiles.example.com/{z}/{x}/{y}.png.'

/**
 * A map provider's template for the address of a picture, as typed: `https://tiles.example.com/{z}/{x}/{y}.png`, with
 * `{r}` where sharp screens get larger ones. The scheme and host in lower case; null for anything else.
 */
export function readMapTiles(typed: string): string | null {
  const template = typed.replace(/^https:\/\/[^/]*/i, (start) => start.toLowerCase())
  const used = template.match(placeholders) ?? []
  const isKnown = needed.every((one) => used.filter((other) => other === one).length === 1)
  const hasOthers = used.some((one) => ![...needed, '{r}'].includes(one))
  const isWhole = !/[{}]/.test(template.replaceAll(placeholders, ''))
  return host.test(template) && isKnown && !hasOthers && isWhole ? template : null
}

/** Where the pictures come from, as a page's policy names it: `https://tiles.example.com`. */
export const tileOrigin = (template: string): string => `https://${host.exec(template)?.[1] ?? ''}`
