import { CheckoutPage } from '@marketday/features/checkout';
import { mountIslands } from '@marketday/host';

mountIslands( 'checkout', CheckoutPage );
