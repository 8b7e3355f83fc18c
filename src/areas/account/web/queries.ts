import { read } from '#platform/web/calls/api.ts'
import { accountEndpoints } from '../contract/endpoints.ts'

export const profileQuery = read(accountEndpoints.getProfile, {})
export const sessionsQuery = read(accountEndpoints.listSessions, {})
