import { linkMark, paragraphsOf } from '#shared/letter-text.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const page = (content: string): string =>
  `<!doctype html><html lang="en-AU"><body style="font:16px/1.5 system-ui,sans-serif;color:#1f2328">${content}</body></html>`

/** A message as sent: plain text and HTML. */
export function mailText(body: string, link: string | null): { text: string; html: string } {
  const paragraphs = paragraphsOf(body)
  const text = paragraphs.map((lines) => lines.join('\n')).join('\n\n')
  const html = paragraphs.map((lines) => `<p>${lines.map(escaped).join('<br>')}</p>`).join('')
  if (link === null) return { text, html: page(html) }
  const anchor = `<a href="${escaped(link)}">${escaped(link)}</a>`
  return {
    text: text.replaceAll(linkMark, () => link),
    html: page(html.replaceAll(linkMark, () => anchor)),
  }
}
