import { once } from 'node:events'
import { connect } from 'node:net'

export interface Heard {
  /** 0 without a complete answer. */
  status: number
  /** Whether the answer closes the connection. */
  isLast: boolean
  /** The connection broke instead of closing cleanly: `ECONNRESET`. */
  broken: string | undefined
}

export interface KeepAliveConnection {
  /** Sends a request and waits for its answer. */
  ask(path: string): Promise<Heard>
  close(): void
}

/** One connection, kept alive between requests as in a browser, without any retries. */
export async function keepAliveConnection(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<KeepAliveConnection> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let text = ''
  let broken: string | undefined
  let heard = () => {}
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1')
    if (isWhole(text)) heard()
  })
  socket.on('error', (error: NodeJS.ErrnoException) => (broken = error.code ?? error.message))
  socket.on('close', () => heard())

  return {
    ask: async (path) => {
      text = ''
      const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
      const answered = new Promise<void>((resolve) => (heard = resolve))
      if (socket.closed) heard()
      else socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
      await answered
      const [head = ''] = text.split('\r\n\r\n')
      return {
        status: isWhole(text) ? Number(head.split(' ')[1]) : 0,
        isLast: /^connection: close$/im.test(head),
        broken,
      }
    },
    close: () => socket.destroy(),
  }
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  const [, length] = /^content-length: (\d+)$/im.exec(text.slice(0, end)) ?? []
  return end > 0 && length !== undefined && text.length === end + 4 + Number(length)
}
