import { read } from '#platform/web/api.ts'
import { doorCalls } from './door-calls.ts'

export const setUpQuery = read(doorCalls.setupState, {})
