/** Said in place of "sent" where no letter has left the house. */
export const notEmailed = 'Not emailed: copy the link'
