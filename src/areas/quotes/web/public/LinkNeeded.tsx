import { useEffect, useState } from 'react'
import { call } from '#platform/web/calls/api.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { Message } from './Message.tsx'
import { publicCalls } from './public-calls.ts'
import { Reach } from './Reach.tsx'

/** Without a link, or with an invalid one: how to get one. */
export function LinkNeeded({ isUnknown = false }: { isUnknown?: boolean }) {
  const [company, setCompany] = useState<Output<typeof publicCalls.getPublicCompany> | null>(null)
  useEffect(() => {
    // Without it the page says the same, except who to contact.
    void call(publicCalls.getPublicCompany, {}).then(setCompany, () => undefined)
  }, [])
  return (
    <main>
      <Message
        title={isUnknown ? 'This link no longer works' : 'Open your quote from our email'}
        text={
          isUnknown
            ? 'It may have expired, or part of it may be missing. Open the latest link we sent you, or ask us for a new one.'
            : 'Use the link in the email we sent you. Call us if you cannot find it, or if you want a quote.'
        }
      >
        {company && <Reach {...company} />}
      </Message>
    </main>
  )
}
