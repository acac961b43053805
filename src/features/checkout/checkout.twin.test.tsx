import { describeTwins } from '../../../tests/twin';
import { CheckoutPage } from './checkout-page';

describeTwins( 'checkout', CheckoutPage );
