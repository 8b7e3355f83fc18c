import { type Headers, headerFaults } from '../header-faults.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { Operation } from './operations.ts'

export interface Answered {
  status: number
  headers: Headers
  text: string
  ms: number
}

/** Without a call, an address is not found, after its body was checked. */
const nowhere: ReadonlySet<number> = new Set([400, 404, 413, 415])

/** The allowed answers: the call's, or those of the call a wrong method selects. */
export function statusesOf(
  operations: readonly Operation[],
  operation: Operation,
  { method }: FuzzRequest,
): ReadonlySet<number> {
  if (method === operation.method) return operation.statuses
  // Reading calls answer HEAD as well; an address may match another call's path.
  const asked = method === 'HEAD' ? 'GET' : method
  const fitting = operations.filter((one) => one.method === asked && fits(one.path, operation.path))
  return new Set([...nowhere, ...fitting.flatMap((one) => [...one.statuses])])
}

const fits = (path: string, other: string): boolean => {
  const parts = other.split('/')
  const own = path.split('/')
  return own.length === parts.length && own.every((part, at) => part === parts[at] || isFree(part, parts[at]))
}
const isFree = (...parts: readonly (string | undefined)[]) => parts.some((part) => part?.startsWith('{'))

/** What is wrong with an answer, in words; null when nothing is. */
export function faultOf(answer: Answered, declared: ReadonlySet<number>, isHead: boolean): string | null {
  const { status, headers, text } = answer
  if (status >= 500) return `answered ${status}`
  if (!declared.has(status)) return `answered ${status}, which is not declared`
  const faults = headerFaults(headers)
  if (status === 429 && !/^[1-9]\d*$/.test(String(headers['retry-after']))) return 'says not how long to wait'
  if (faults.length > 0) return `lacks headers: ${faults.join(', ')}`
  if (isHead) return null
  if (status === 200) return null
  return isRefusal(text, String(headers['content-type'])) ? null : `refused with ${text.slice(0, 200)}`
}

function isRefusal(text: string, type: string): boolean {
  if (type.startsWith('text/html')) return text.startsWith('<!doctype html>')
  if (!type.startsWith('application/json')) return false
  const { success, message, errors, data, ...more } = JSON.parse(text) as Record<string, unknown>
  const isWords = (value: unknown) => typeof value === 'string' && value.length > 1
  return (
    success === false &&
    isWords(message) &&
    (errors === undefined || Object.values(errors as object).every(isWords)) &&
    (data === undefined || typeof data === 'object') &&
    Object.keys(more).length === 0 &&
    !/at .*\.[jt]s:\d/.test(text)
  )
}
