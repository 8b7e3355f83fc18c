import pino from 'pino'

export type Logger = pino.Logger

/**
 * JSON lines with request ids. Addresses are logged without their query, and secrets in a path are cut: the
 * log contains neither secrets nor personal data.
 */
export function openLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          url: withoutSecrets(request.url),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { code?: string; constraint?: string }) => ({
          type: error.name,
          // A database error's message may contain the values it refused.
          message: error.code
            ? `database error ${error.code} ${error.constraint ?? ''}`.trim()
            : error.message.split('\n', 1)[0],
          // Stack frames only: the stack also contains the lines of the message.
          stack: error.stack
            ?.match(/^ {4}at .*$/gm)
            ?.slice(0, 11)
            .join('\n'),
        }),
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/**
 * A path without its query, long secrets or anything that could break a line. Our own paths contain short
 * numbers and words; an email, a phone or licence number, or anything escaped was put there by someone.
 */
export const withoutSecrets = (url: string): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/[@%]/.test(part) ? '•••' : part.replace(/[A-Za-z0-9_-]{22,}|\d{9,}/g, '•••')))
    .join('/')
    .replace(/[^\x20-\x7e•]/g, '')
