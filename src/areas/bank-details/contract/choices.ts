/** The records of those the company pays. */
export const bankRecordTypes = ['supplier', 'subcontractor'] as const
export type BankRecordType = (typeof bankRecordTypes)[number]

/** proposed: waits for a second person, while the current ones stay in use. */
export const bankDetailsStatuses = ['proposed', 'current', 'replaced', 'declined', 'withdrawn'] as const
/** Without those replaced, declined or withdrawn. */
export const presentStatuses = ['current', 'proposed'] as const satisfies readonly BankDetailsStatus[]
/** Those present and the earlier ones that were in use. */
export const listedStatuses = [...presentStatuses, 'replaced'] as const
export type BankDetailsStatus = (typeof bankDetailsStatuses)[number]
