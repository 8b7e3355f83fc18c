import { linkMark } from '#shared/letter-text.ts'

/** What a message is written from. */
export interface MailContent {
  /** Plain text; a blank line starts a paragraph. */
  body: string
  link: { address: string; label: string } | null
  /** The sender's name, at the top; a logo replaces it. */
  sender: string
  has_logo: boolean
}

/** The name by which the letter shows the logo that is attached to it. */
export const logoId = 'logo'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const ink = '#14171a'
const quiet = '#5c6369'
const hair = '#e4e6e8'
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** One layout for every letter: the sender, the text, a button for the link. Mail programs need tables and inline styles. */
export function mailHtml({
  paragraphs,
  link,
  sender,
  has_logo,
}: Omit<MailContent, 'body'> & { paragraphs: readonly string[] }): string {
  const head = has_logo
    ? `<img src="cid:${logoId}" alt="${escaped(sender)}" height="48" style="display:block;width:auto;max-width:240px;height:48px;border:0">`
    : `<strong style="font-size:18px;line-height:24px">${escaped(sender)}</strong>`
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(sender)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f5f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f5f6"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid ${hair}">
<tr><td style="${font};padding:20px 24px;color:${ink};border-bottom:1px solid ${hair}">${head}</td></tr>
<tr><td style="${font};padding:8px 24px 20px;color:${ink};font-size:16px;line-height:24px;overflow-wrap:anywhere">${paragraphs.map((one) => paragraph(one, link)).join('')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

const paragraph = (text: string, link: MailContent['link']): string => {
  if (link === null) return `<p>${textOf(text)}</p>`
  if (text.trim() === linkMark) return button(link)
  const { address } = link
  const anchor = `<a href="${escaped(address)}" style="color:${ink}">${escaped(address)}</a>`
  return `<p>${textOf(text).replaceAll(linkMark, () => anchor)}</p>`
}

const textOf = (text: string): string => escaped(text).replaceAll('\n', '<br>')

/** Its address is below it, for those whose mail program shows no buttons, or who want to see where it leads. */
const button = ({ address, label }: NonNullable<MailContent['link']>): string => {
  const to = escaped(address)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 8px"><tr><td style="background:${ink};border-radius:5px"><a href="${to}" style="${font};display:inline-block;padding:12px 20px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>
<p style="margin:0 0 20px;color:${quiet};font-size:13px;line-height:18px">Or open <a href="${to}" style="color:${quiet}">${to}</a></p>`
}
