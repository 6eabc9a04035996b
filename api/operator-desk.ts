/** The path of the operator's desk. Not among `pages`: for everybody but an operator it is none. */
export const OPERATOR_DESK = '/operator'
