/** Placeholder in a message's body for the address of its link. */
export const linkMark = '{link}'

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
  const lines = body.replaceAll('\r\n', '\n').trim()
  const paragraphs = escaped(lines)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
  if (link === null) return { text: lines, html: page(paragraphs) }
  const anchor = `<a href="${escaped(link)}">${escaped(link)}</a>`
  return {
    text: lines.replaceAll(linkMark, () => link),
    html: page(paragraphs.replaceAll(linkMark, () => anchor)),
  }
}
