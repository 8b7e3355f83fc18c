import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { DocumentLink } from '#platform/contract/letter.ts'
import { madeLink } from './made-link.ts'

test('a link is made once while its dialog is open, whatever changes meanwhile', async () => {
  const make = vi.fn<() => Promise<DocumentLink>>(() =>
    Promise.resolve({ url: 'https://x.example/1', expires_at: '' }),
  )
  const queries = new QueryClient()
  const close = new QueryObserver(queries, madeLink(['/a', '{}'], make)).subscribe(() => {})
  await vi.waitFor(() => expect(queries.getQueryData(['made-link', '/a', '{}'])).toBeDefined())
  await queries.invalidateQueries()
  expect(make).toHaveBeenCalledTimes(1)
  close()
})
