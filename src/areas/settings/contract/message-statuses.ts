/** kept: there is no mail server, so it waits here to be read. */
export const messageStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** It did not leave and will not: its link may be handed on by other means. */
export const isUnsent = (status: MessageStatus): boolean => status === 'kept' || status === 'failed'
