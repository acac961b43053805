import { describeParity } from '../../../tests/parity';
import { BasketPage } from './basket-page';

describeParity( 'basket', BasketPage );
