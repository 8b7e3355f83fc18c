import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Input } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/calls/api.ts'
import { showRefusal } from '#platform/web/refusals/show-refusal.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import { formatDate } from '#shared/local-date.ts'
import { showToast } from '#ui/toasts/toast-store.ts'
import type { Document } from '../contract/document.ts'
import { expiresEarlier } from '../rules/approved-beside.ts'
import { documentEndpoints } from '../contract/endpoints.ts'

/** Menu actions on one document. `error`: why the last one failed. */
export function useDocumentActions() {
  const queries = useQueryClient()
  const [error, setError] = useState<string | null>(null)

  const act = async <E extends Endpoint>(endpoint: E, input: Input<E>, done: string) => {
    setError(null)
    try {
      await call(endpoint, input)
      showToast({ message: done })
    } catch (problem) {
      setError(showRefusal(problem).beside)
    }
    await queries.invalidateQueries({ queryKey: ['document'] })
  }

  /** `approved`: the one that applies until now; asks before one that expires earlier takes its place. */
  const approve = async (document: Document, approved: Document | undefined) => {
    const { id, version, title, expires_on } = document
    if (approved?.expires_on && expires_on && expiresEarlier(document, approved)) {
      const answer = await confirm({
        title: `Approve ${title}?`,
        message: `It expires on ${formatDate(expires_on)}. The approved one, which it replaces, expires on ${formatDate(approved.expires_on)}.`,
        confirmLabel: 'Approve',
      })
      if (answer === null) return
    }
    await act(documentEndpoints.approveDocument, { params: { id }, body: { version } }, `${title} approved`)
  }

  const reject = async ({ id, version, title }: Document) => {
    const answer = await confirm({
      title: `Reject ${title}?`,
      message: 'Give a reason so the owner can fix it.',
      confirmLabel: 'Reject',
      danger: true,
      reason: 'required',
      longestReason: 500,
    })
    const body = { version, reason: answer?.reason ?? '' }
    if (answer) await act(documentEndpoints.rejectDocument, { params: { id }, body }, `${title} rejected`)
  }

  const archive = async ({ id, version, title }: Document) => {
    const answer = await confirm({
      title: `Archive ${title}?`,
      confirmLabel: 'Archive',
      danger: true,
      reason: 'required',
    })
    const body = { version, reason: answer?.reason ?? '' }
    if (answer) await act(documentEndpoints.archiveDocument, { params: { id }, body }, `${title} archived`)
  }

  return { approve, reject, archive, error }
}
