/** kept: stored to be read here, since there is no mail server. */
export const messageStatuses = ['queued', 'sent', 'kept', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** It was not and will not be sent: its link may be passed on by other means. */
export const isUnsent = (status: MessageStatus): boolean => status === 'kept' || status === 'failed'
