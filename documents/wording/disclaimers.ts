import { product } from '#domain/product.ts'

/** The line at the foot of every page of every document. */
export const NOT_A_LAW_FIRM = `Prepared with ${product.name} from the answers of its user. ${product.name} is not a law firm and gives no legal advice.`
