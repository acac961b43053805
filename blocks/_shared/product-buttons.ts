/**
 * The script `marketday-product-buttons` of every page with a product's small buttons, or with a link to a list: marks and counts, from what
 * the browser keeps. The `product-buttons.ts` of a block's folder adds its button; what it does is loaded when a shopper turns to it.
 */
import { startHost } from '@marketday/host';
import { startProductButtons } from '@marketday/host/product-buttons';

import './product-buttons.scss';

startHost();
// The buttons are added after this.
queueMicrotask( startProductButtons );
