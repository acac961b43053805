import { describeParity } from '../../../tests/parity';
import { CheckoutPage } from './checkout-page';

describeParity( 'checkout', CheckoutPage );
