/**
 * The script of a product's page, `marketday-product-page`, with the `product-page.ts` of every block that has one: form, gallery, tabs and
 * share buttons always stand together, so they load with one call and compress as one text. What a shopper does with them loads what it
 * takes.
 */
import { startHost } from '@marketday/host';

startHost();
