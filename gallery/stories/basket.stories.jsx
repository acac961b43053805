import { BasketPage } from '@marketday/blocks';
import coupons from '../../tests/contract/basket/coupon-choices-and-sale.json';
import empty from '../../tests/contract/basket/empty.json';
import offers from '../../tests/contract/basket/free-delivery-and-cross-sells.json';
import taxAdded from '../../tests/contract/basket/tax-added-delivery-unknown.json';
import filled from '../../tests/contract/basket/two-mugs.json';
import { withPictures } from './a-shop.js';

/** The props are those that PHP's markup and the component are held equal by. */
export default { title: 'Basket' };

export const Page = {
	render: () => <BasketPage { ...withPictures( filled.props ) } />,
};
export const PageEmpty = {
	render: () => <BasketPage { ...withPictures( empty.props ) } />,
};
export const PageWithCoupons = {
	render: () => (
		<BasketPage
			{ ...withPictures( coupons.props ) }
			basket={ { ...withPictures( coupons.props ).basket, errors: [] } }
			notices={ [] }
		/>
	),
};
export const PageWithNotices = {
	render: () => <BasketPage { ...withPictures( coupons.props ) } />,
};
export const PageWithOffers = {
	render: () => <BasketPage { ...withPictures( offers.props ) } />,
};
export const PageWithTaxAdded = {
	render: () => <BasketPage { ...withPictures( taxAdded.props ) } />,
};
