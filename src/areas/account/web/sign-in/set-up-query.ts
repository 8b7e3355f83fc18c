import { read } from '#platform/web/calls/api.ts'
import { signInCalls } from './sign-in-calls.ts'

export const setUpQuery = read(signInCalls.setupState, {})
