import { read } from '#platform/web/calls/api.ts'
import { attachmentEndpoints } from '../../contract/endpoints.ts'

export const attachmentsByMachineQuery = read(attachmentEndpoints.attachmentsByMachine, {})
