/** Parts that a filter takes only where a shopper turns to a price, to more of a list or to the dialog of small screens. */
export { findInList, showLess, showMore } from './change-list';
export { FilterDialog } from './filter-dialog';
export { takeAllBack, takeBack } from './take-back';
export { handleMoved, priceTyped } from './price-rules';
