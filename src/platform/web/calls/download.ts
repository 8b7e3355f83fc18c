import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { outputOf } from './answer.ts'
import { Refusal } from './refusal.ts'
import { requestOf } from './request.ts'

/** Fetches an endpoint's file and saves it in the browser. Throws a {@link Refusal}. */
export async function download<E extends Endpoint & { download: true }>(
  endpoint: E,
  input: Input<E>,
): Promise<void> {
  const started_at = performance.now()
  const { url, ...request } = requestOf(endpoint, input)
  const response = await fetch(url, request).catch(() => {
    throw new Refusal({ status: 0, message: 'No answer', started_at })
  })
  if (!response.ok) {
    const retry_after = response.headers.get('retry-after')
    outputOf(endpoint, { status: response.status, text: await response.text(), retry_after }, started_at)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = filenameOf(response.headers.get('content-disposition') ?? '')
  link.click()
  // The browser has taken the file by the next turn; keeping the URL would keep the bytes in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** The file name in a Content-Disposition header, preferring the UTF-8 form. */
export function filenameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download'
}
