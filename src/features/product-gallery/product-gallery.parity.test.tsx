import { describeParity } from '../../../tests/parity';
import { ProductGallery } from './product-gallery';

beforeEach( () => {
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as never;
} );

describeParity( 'product-gallery', ProductGallery );
