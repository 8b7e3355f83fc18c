import { noteServerTime } from '#ui/server-clock.ts'

export interface WireRequest {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | FormData | null
}

export interface WireReply {
  status: number
  text: string
  retry_after: string | null
}

interface Watching {
  signal?: AbortSignal | undefined
  /** From 0 to 1 while the request uploads. */
  onProgress?: ((share: number) => void) | undefined
}

/** Sends a request and reads the full answer. Rejects without an answer, and with an AbortError when aborted. */
export function send(request: WireRequest, watchLeftovers: Watching = {}): Promise<WireReply> {
  return watchLeftovers.onProgress ? sendWatched(request, watchLeftovers) : sendPlain(request, watchLeftovers)
}

async function sendPlain({ url, ...request }: WireRequest, { signal }: Watching): Promise<WireReply> {
  const response = await fetch(url, { ...request, signal: signal ?? null })
  noteServerTime(response.headers.get('x-server-time'))
  return {
    status: response.status,
    text: await response.text(),
    retry_after: response.headers.get('retry-after'),
  }
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function sendWatched(request: WireRequest, { signal, onProgress }: Watching): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    xhr.addEventListener('load', () => {
      noteServerTime(xhr.getResponseHeader('x-server-time'))
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        retry_after: xhr.getResponseHeader('retry-after'),
      })
    })
    xhr.addEventListener('error', () => reject(new TypeError('No answer')))
    xhr.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', abort)
    xhr.send(request.body)
  })
}
