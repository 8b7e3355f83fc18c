import pino from 'pino'

export type Logger = pino.Logger

/**
 * JSON lines with request ids. Addresses are logged without their query, and secrets in a path are cut: a log holds
 * neither secrets nor personal data.
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
          // The words of a database error may hold the values that it refused.
          message: error.code
            ? `database error ${error.code} ${error.constraint ?? ''}`.trim()
            : error.message,
          stack: error.stack?.split('\n').slice(1, 12).join('\n'),
        }),
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** A path without its query, its long secrets and anything that could break a line. */
export const withoutSecrets = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/[A-Za-z0-9_-]{22,}/g, '•••').replace(/[^\x20-\x7e•]/g, '')
