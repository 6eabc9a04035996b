/** The line at the foot of every page of every document. */
export const NOT_A_LAW_FIRM =
  'Prepared with Kinstead from the answers of its user. Kinstead is not a law firm and gives no legal advice.'
