import { BasketPage } from '@marketday/blocks';
import coupons from '../../tests/contract/basket/coupon-choices-and-sale.json';
import empty from '../../tests/contract/basket/empty.json';
import offers from '../../tests/contract/basket/free-delivery-and-cross-sells.json';
import taxAdded from '../../tests/contract/basket/tax-added-delivery-unknown.json';
import filled from '../../tests/contract/basket/two-mugs.json';

/** The props are those that PHP's markup and the component are held equal by. */
export default { title: 'Basket' };

export const Page = { render: () => <BasketPage { ...filled.props } /> };
export const PageEmpty = { render: () => <BasketPage { ...empty.props } /> };
export const PageWithCoupons = {
	render: () => <BasketPage { ...coupons.props } />,
};
export const PageWithOffers = {
	render: () => <BasketPage { ...offers.props } />,
};
export const PageWithTaxAdded = {
	render: () => <BasketPage { ...taxAdded.props } />,
};
