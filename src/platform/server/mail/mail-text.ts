import { linkMark, type MailContent, mailHtml } from './mail-html.ts'

/** A message as sent: plain text and HTML. */
export function mailText({ body, link, sender, has_logo }: MailContent): { text: string; html: string } {
  const lines = body.replaceAll('\r\n', '\n').trim()
  return {
    text: link === null ? lines : lines.replaceAll(linkMark, () => link.address),
    html: mailHtml({ paragraphs: lines.split(/\n{2,}/), link, sender, has_logo }),
  }
}
