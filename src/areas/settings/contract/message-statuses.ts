/** kept: there is no mail server, so it is stored to be read here. */
export const messageStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** It was not and will not be sent: its link may be passed on by other means. */
export const isUnsent = (status: MessageStatus): boolean => status === 'kept' || status === 'failed'
