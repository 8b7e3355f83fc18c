import { expect, test } from 'vitest'
import { menusInStates } from '#platform/web/records/menus-in-states.tsx'
import { jobStatuses } from '../contract/choices.ts'
import type { Job } from '../contract/job.ts'
import { useJobActions } from './use-job-actions.tsx'

const job = { id: 1, version: 1, job_no: 'J-000001', archived_at: null, holds: [], unfinished_orders: 0 }

test('a job’s menu has what its state allows, for any viewer', () => {
  const useMenu = (status: string) => {
    const shown = status === 'Archived' ? { status: 'Completed', archived_at: '2026-11-20' } : { status }
    const { next, menu } = useJobActions({ ...job, ...shown } as unknown as Job)
    return next ? [next, ...menu] : menu
  }
  expect(menusInStates([...jobStatuses, 'Archived'], useMenu)).toMatchInlineSnapshot(`
    {
      "Archived": [
        "Restore job",
      ],
      "Cancelled": [
        "Archive job",
      ],
      "Cancelled by Office": [
        "Archive job",
      ],
      "Completed": [
        "Archive job",
      ],
      "Confirmed": [
        "Cancel by office",
        "Cancel for client",
        "Complete",
        "Put on hold",
      ],
      "Draft": [
        "Cancel by office",
        "Cancel for client",
        "Mark as pending",
      ],
      "In Progress": [
        "Cancel for client",
        "Complete",
        "Put on hold",
      ],
      "Invoiced": [
        "Archive job",
      ],
      "On Hold": [
        "Cancel by office",
        "Cancel for client",
        "Resume",
      ],
      "Pending": [
        "Cancel by office",
        "Cancel for client",
        "Confirm",
      ],
    }
  `)
})
