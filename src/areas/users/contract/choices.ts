export const userStatuses = ['active', 'NotActive'] as const
export type UserStatus = (typeof userStatuses)[number]
export const userApprovals = ['Approved', 'NotApproved'] as const
/** The list's filter: rejected ones are NotApproved with a reason. */
export const approvalFilters = ['approved', 'pending', 'rejected'] as const
export type ApprovalFilter = (typeof approvalFilters)[number]
