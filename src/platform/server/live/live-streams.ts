import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { Viewer } from '../sessions/viewer.ts'

/** Per person: a browser opens one for all its tabs. */
const perPerson = 6
/** How many bytes may be queued for a browser that does not read. */
const unreadBytes = 64_000
/** When a browser whose stream was replaced by another of the same person reconnects, in milliseconds. */
const returnMs = 30_000
/** How long the end of a stream may wait to be read, in milliseconds. */
const farewellMs = 5000

export interface Stream {
  readonly out: ServerResponse
  /** Checked again: rights end and change while a stream is open. */
  readonly request: FastifyRequest
  viewer: Viewer
}

/** The open event streams, limited in number and in how much may be queued for each. */
export function openStreams(most: number) {
  const streams = new Set<Stream>()
  const count = (which: (viewer: Viewer) => boolean) =>
    [...streams].filter(({ viewer }) => which(viewer)).length

  /** @throws unavailable when there are too many; users waiting for approval get a tenth of the places. */
  const mustHaveRoom = ({ user_type }: Viewer): void => {
    const isFull =
      streams.size >= most ||
      (user_type === null && count((viewer) => viewer.user_type === null) >= Math.ceil(most / 10))
    if (isFull)
      throw new AppError('unavailable', 'Too many browsers are connected. Try again in a minute.', {
        retry_after_seconds: 60,
      })
  }
  /**
   * Replaces a person's oldest stream, which may well belong to a browser that vanished. A live one
   * reconnects by itself, but not immediately, or two would keep replacing each other.
   */
  const makeWay = ({ user_id }: Viewer): void => {
    const own = [...streams].filter(({ viewer }) => viewer.user_id === user_id)
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - perPerson)))
      end(oldest, `retry: ${returnMs}\n\n`)
  }
  const say = ({ out }: Stream, text: string): void => {
    if (out.writableLength + text.length > unreadBytes) out.destroy()
    else out.write(text)
  }
  const end = (stream: Stream, lastWords = ''): void => {
    streams.delete(stream)
    stream.out.end(lastWords)
    setTimeout(() => stream.out.destroy(), farewellMs).unref()
  }
  return {
    mustHaveRoom,
    add: (stream: Stream): void => {
      // Disconnected during authentication.
      if (stream.out.destroyed) return
      makeWay(stream.viewer)
      streams.add(stream)
      stream.out.once('close', () => streams.delete(stream))
    },
    say,
    end,
    sayToAll: (text: string): void => {
      for (const stream of streams) say(stream, text)
    },
    [Symbol.iterator]: () => streams.values(),
  }
}
