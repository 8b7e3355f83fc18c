import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { residentMemory } from './resident-memory.ts'

/** The input of the process. */
export interface SetOrder {
  /** The path of the `.typ` file. */
  template: string
  /** JSON. */
  data: string
  images: Readonly<Record<string, Uint8Array>>
  /** Milliseconds since 1970. */
  issued_at: number
  max_pages: number
}
/** Its answer; `pages` when there are too many, `error` for a broken template. */
export type SetAnswer = { pdf: Uint8Array } | { pages: number } | { error: string }
/** Why a document failed: it exceeded a limit, or the process crashed on it or panicked at a place in its code. */
export interface Ended {
  ended: 'time' | 'memory' | 'crash' | 'panic'
  place?: string | undefined
}

/** The limits for one document. */
export interface Limits {
  max_ms: number
  max_bytes: number
}

/** A process that sets documents, one at a time. */
export interface Typesetter {
  /** @throws Error when the process cannot start, or dies. */
  set(order: SetOrder): Promise<SetAnswer | Ended>
  /** It has ended, and another takes its place. */
  readonly isOver: boolean
  end(): Promise<void>
}

const typst = new URL('typst-process.ts', import.meta.url)

/** How often its memory is checked, in milliseconds: it was measured to grow by at most 2 MB in between. */
const interval = 50

/** None of the server's environment, which contains its secrets. */
const environment = (): Record<string, string> => {
  const cache = getCompileCacheDir()
  return {
    // However many cores there are, to limit load and how fast memory can grow between two checks.
    RAYON_NUM_THREADS: '2',
    MALLOC_ARENA_MAX: '2',
    ...(cache ? { NODE_COMPILE_CACHE: cache } : {}),
  }
}

/** How much of the process's last output is kept. */
const maxWords = 10_000

/** Where the typesetter panicked. The rest of its output contains text of the document, which must not be logged. */
function panicPlace(stderr: Socket | null): () => string | undefined {
  let words = ''
  stderr?.setEncoding('utf8').on('data', (more: string) => {
    if (words.length < maxWords) words += more
  })
  return () => {
    const [, where = ''] = /panicked at (\S{1,500})/.exec(words) ?? []
    const [path = '', line] = where.split(':')
    const parts = path.split('/')
    const source = parts.lastIndexOf('src')
    return source > 0 && line ? `${parts.slice(source - 1).join('/')}:${line}` : undefined
  }
}

/** Starts the process; it ends with the server, however that ends. */
export function startTypesetter({ max_ms, max_bytes }: Limits, program: URL = typst): Typesetter {
  const child = fork(fileURLToPath(program), [], {
    env: environment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const stderr = child.stderr as Socket | null
  const place = panicPlace(stderr)
  // An idle process does not keep the server alive; while it works, the timers do.
  child.unref()
  child.channel?.unref()
  stderr?.unref()
  let isOver = false
  const end = (): void => {
    isOver = true
    child.kill('SIGKILL')
  }
  const gone = new Promise<Ended | Error>((resolve) => {
    // Its last output has arrived by then.
    child.once('close', (code, signal) => {
      if (!signal) return resolve(new Error(`The PDF process ended with ${code}.`))
      resolve(place() === undefined ? { ended: 'crash' } : { ended: 'panic', place: place() })
    })
    child.on('error', resolve)
  })
  let ended: Ended | Error | undefined
  /**
   * Settles the wait for the current document. A race against `gone` would keep every document in memory
   * until the end.
   */
  let settle: ((outcome: SetAnswer | Ended | Error) => void) | undefined
  child.on('message', (answer: SetAnswer) => settle?.(answer))
  void gone.then((how) => {
    ended = how
    end()
    settle?.(how)
  })
  const held = () => residentMemory(child.pid ?? 0)

  return {
    get isOver() {
      return isOver
    },
    set: async (order) => {
      let passed: Ended | undefined
      const giveUp = (ended: Ended['ended']): void => {
        passed ??= { ended }
        end()
      }
      const look = async (): Promise<void> => {
        if ((await held()) > max_bytes) giveUp('memory')
      }
      const late = setTimeout(giveUp, max_ms, 'time')
      const looks = setInterval(() => void look(), interval)
      try {
        const outcome =
          ended ??
          (await new Promise<SetAnswer | Ended | Error>((resolve) => {
            settle = resolve
            child.send(order)
          }))
        if (outcome instanceof Error) throw outcome
        // Memory it still holds would count against the next document.
        if ((await held()) > max_bytes / 2) end()
        return passed ?? outcome
      } finally {
        settle = undefined
        clearTimeout(late)
        clearInterval(looks)
      }
    },
    end: async () => {
      child.ref()
      end()
      await gone
    },
  }
}
