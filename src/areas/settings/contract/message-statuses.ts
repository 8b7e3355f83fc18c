/** kept: there is no mail server, so it waits here to be read. */
export const messageStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]
