import { describeParity } from '../../../tests/parity';
import { MiniBasket } from './mini-basket';

describeParity( 'mini-basket', MiniBasket );
