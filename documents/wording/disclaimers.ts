import { product } from '#domain/product.ts'

/** The line at the foot of every page of every document. */
export const NOT_A_LAW_FIRM = `Prepared with ${product.name} from its user’s answers. ${product.name} is not a law firm and gives no legal advice.`
