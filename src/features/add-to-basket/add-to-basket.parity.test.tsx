import { describeParity } from '../../../tests/parity';
import { AddToBasket } from './add-to-basket';

// The form comes alive 100 ms after it starts, in the middle of the accessibility check: that is not to be waited for.
beforeEach( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
} );

describeParity( 'add-to-basket', AddToBasket );
