/** The reason under which drivers are counted whom another took over from, whoever that was. */
export const replacedWords = 'Replaced by another driver'
