/** The records of those the company pays. */
export const bankRecordTypes = ['supplier', 'subcontractor'] as const
export type BankRecordType = (typeof bankRecordTypes)[number]

/** proposed: waits for a second person, while the current ones stay in use. */
export const bankDetailsStatuses = ['proposed', 'current', 'replaced', 'declined', 'withdrawn'] as const
export type BankDetailsStatus = (typeof bankDetailsStatuses)[number]
