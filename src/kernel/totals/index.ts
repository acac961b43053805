export { announceTotal } from './announce-total';
/** A door of its own: nothing here is shared by the page, so it is built into the views that use it. */
export { freeDelivery } from './free-delivery';
export { offerList } from './offers';
export { RemoveCouponButton } from './remove-coupon-button';
export { taxNote, type TotalRow, totalRows } from './total-rows';
export { type CouponFormKeys, useCouponForm } from './use-coupon-form';
export { useDelivery } from './use-delivery';
export { useRemoveCoupon } from './use-remove-coupon';
