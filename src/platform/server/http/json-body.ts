import type { FastifyInstance } from 'fastify'
import { parse } from 'secure-json-parse'
import { AppError } from '#platform/contract/app-error.ts'

/** An invoice of 2,000 lines has 4 levels, 2,003 objects and lists, and some 30,000 values. */
const most = { depth: 20, containers: 5000, values: 60_000 }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opens = [0x5b, 0x7b]
const closes = [0x5d, 0x7d]

/** Counted before parsing: building and validating a tree of a million nodes would block the server. */
function mustFitLimits(text: string): void {
  let [depth, containers, values] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at)
    else if (code === comma) values++
    else if (closes.includes(code)) depth--
    else if (opens.includes(code)) {
      depth++
      containers++
    }
    if (depth > most.depth || containers > most.containers || values > most.values)
      throw new AppError('malformed')
  }
}

/** Where the string that begins at `start` ends. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}

/** Parses JSON. @throws malformed when it is invalid, too deep or has too many keys. */
export function parseJson(text: string): unknown {
  mustFitLimits(text)
  try {
    return parse(text, { protoAction: 'remove', constructorAction: 'remove' })
  } catch {
    throw new AppError('malformed')
  }
}

/** An empty body is undefined: calls without one may still send the JSON content type. */
export function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJson(String(body)))
    } catch (error) {
      done(error as Error)
    }
  })
}
