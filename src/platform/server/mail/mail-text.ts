import { linkMark, paragraphsOf } from '#shared/letter-text.ts'
import { type MailContent, mailHtml } from './mail-html.ts'

/** A message as sent: plain text and HTML. */
export function mailText({ body, link, sender, has_logo }: MailContent): { text: string; html: string } {
  const paragraphs = paragraphsOf(body).map((lines) => lines.join('\n'))
  const text = paragraphs.join('\n\n')
  return {
    text: link === null ? text : text.replaceAll(linkMark, () => link.address),
    html: mailHtml({ paragraphs, link, sender, has_logo }),
  }
}
