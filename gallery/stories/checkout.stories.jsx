import { CheckoutPage } from '@marketday/blocks';
import empty from '../../tests/contract/checkout/empty.json';
import guest from '../../tests/contract/checkout/guest.json';
import nothingToPay from '../../tests/contract/checkout/nothing-to-send-or-pay.json';
import refused from '../../tests/contract/checkout/refused.json';

/** The props are those that PHP's markup and the component are held equal by. */
export default { title: 'Checkout' };

export const Page = { render: () => <CheckoutPage { ...guest.props } /> };
export const PageEmpty = { render: () => <CheckoutPage { ...empty.props } /> };
export const PageRefused = {
	render: () => <CheckoutPage { ...refused.props } />,
};
export const PageWithNothingToPay = {
	render: () => <CheckoutPage { ...nothingToPay.props } notices={ [] } />,
};
