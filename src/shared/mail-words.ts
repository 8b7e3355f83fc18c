/** Said in place of "sent" where no letter has left the house. */
export const notEmailed = 'Not emailed: copy the link'

/** 1 where no letter left the house: since the document last went out, and since the last reminder of it. */
export interface Letters {
  not_emailed: number | null
  not_reminded?: number
}

/** Whether the last letter about a record stayed in the house. */
export const stayed = ({ not_emailed, not_reminded }: Letters): boolean =>
  not_emailed === 1 || not_reminded === 1

/** The message of an answer to sending: `said` only where the letter leaves. */
export const saidIfMailed =
  (said: string) =>
  (letters: Letters): string =>
    stayed(letters) ? `${notEmailed}.` : said

/** The same for a toast, which names what was sent. */
export const sentWords = (name: string, letters: Letters): string =>
  stayed(letters) ? `${name}. ${notEmailed}` : `${name} sent`
