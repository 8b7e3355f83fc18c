import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { quoteStatuses } from '../contract/choices.ts'
import type { Quote } from '../contract/quote.ts'
import { useQuoteActions } from './use-quote-actions.tsx'

const quote = {
  id: 1,
  version: 1,
  quote_no: 'Q-000001',
  archived_at: null,
  client_id: 1,
  job_site_id: 1,
  line_count: 1,
  terms_id: 4,
  valid_until: '2026-12-20',
  is_past: 0,
  needs_approval: 1,
  is_own_approval: 0,
  sent_at: null,
  letter: null,
}

test('a quote’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) => {
    const shown = status === 'Archived' ? { status: 'Draft', archived_at: '2026-11-20' } : { status }
    const { main, items } = useQuoteActions({ ...quote, ...shown } as Quote)
    return main ? [main, ...items] : items
  }
  expect(menusInStates([...quoteStatuses, 'Archived'], useMenu)).toMatchInlineSnapshot(`
    {
      "Accepted": [
        "Close all links",
        "Copy link",
        "Copy to new quote",
        "Make job",
      ],
      "Archived": [
        "Copy to new quote",
        "Restore",
      ],
      "Awaiting Approval": [
        "Approve",
        "Copy to new quote",
        "Send back",
      ],
      "Converted": [
        "Close all links",
        "Copy link",
        "Copy to new quote",
      ],
      "Declined": [
        "Archive",
        "Copy to new quote",
        "Make new version",
      ],
      "Draft": [
        "Archive",
        "Ask for approval",
        "Copy to new quote",
        "Send quote",
      ],
      "Expired": [
        "Archive",
        "Copy to new quote",
        "Make new version",
      ],
      "Ready": [
        "Copy to new quote",
        "Send quote",
      ],
      "Sent": [
        "Accept for the client",
        "Close all links",
        "Copy link",
        "Copy to new quote",
        "Make new version",
        "Mark as declined",
        "Remind",
      ],
      "Superseded": [
        "Archive",
        "Copy to new quote",
      ],
      "Viewed": [
        "Accept for the client",
        "Close all links",
        "Copy link",
        "Copy to new quote",
        "Make new version",
        "Mark as declined",
        "Remind",
      ],
    }
  `)
})
