import { CheckoutPage } from '@marketday/blocks';
import empty from '../../tests/contract/checkout/empty.json';
import guest from '../../tests/contract/checkout/guest.json';
import nothingToPay from '../../tests/contract/checkout/nothing-to-send-or-pay.json';
import refused from '../../tests/contract/checkout/refused.json';
import { withPictures } from './a-shop.js';

/** The props are those that PHP's markup and the component are held equal by. */
export default { title: 'Checkout' };

export const Page = {
	render: () => <CheckoutPage { ...withPictures( guest.props ) } />,
};
export const PageEmpty = {
	render: () => <CheckoutPage { ...withPictures( empty.props ) } />,
};
export const PageRefused = {
	render: () => <CheckoutPage { ...withPictures( refused.props ) } />,
};
export const PageWithNothingToPay = {
	render: () => <CheckoutPage { ...withPictures( nothingToPay.props ) } />,
};
