import { describeTwins } from '../../../tests/twin';
import { ProductGallery } from './product-gallery';

beforeEach( () => {
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as never;
} );

describeTwins( 'product-gallery', ProductGallery );
