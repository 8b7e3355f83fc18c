import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '#platform/contract/app-error.ts'
import { contentSecurityPolicy } from './security-policy.ts'

/** Someone opened the address in a browser, such as a link in an email; our own calls ask for JSON or anything. */
export const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Readers for whom the call's message would say too little. */
const gone =
  'There is nothing at this address. The link may have expired, or part of it may be missing. Open the latest link you were sent, or ask for a new one.'

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;
font:1rem/1.5 system-ui,sans-serif}main{max-width:28rem;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0}`

/** A refusal as an HTML page. */
export function sendRefusalPage(reply: FastifyReply, { code, message }: AppError): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const title = code === 'not_found' ? 'Not found' : 'This cannot be opened'
  const words = code === 'not_found' ? gone : escaped(message)
  const whole = code === 'signed_out' ? '<a href="/">Sign in</a> to open this.' : words
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title><style nonce="${nonce}">${style}</style></head>` +
        `<body><main><h1>${title}</h1><p>${whole}</p></main></body></html>`,
    )
}
