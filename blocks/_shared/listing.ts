/**
 * The script of listing pages, `marketday-listing`, with the `listing.ts` and `listing.scss` of every block that has one: a listing, its
 * filter, its count and its order always stand together, so they load with one call, compress as one text and are kept from page to
 * page. What a shopper does with them loads what it takes.
 */
import { startHost } from '@marketday/host';
import { watchCarousels } from '@marketday/ui/carousel';

startHost();
watchCarousels();
